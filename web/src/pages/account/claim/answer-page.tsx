import { useQuery, useQueryClient } from "@tanstack/react-query";
import { answerFileMaxBytes, answerHold, getOwnTrack, type OwnPrize } from "@ten-paces/contract";
import { useRef } from "react";
import { call } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { useParams } from "../../../routing.tsx";
import { FormTrouble } from "../../../slices/accounts/form-trouble.tsx";
import { prizesQuery } from "../../../slices/prizes/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { formatDateTime } from "../../../ui/dates.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useForm } from "../../../use-form.ts";
import { LoadingScreen } from "../../shell/loading-screen.tsx";

/** Where a winner answers why a prize is held, with what was recorded of their own hunt beside it. */
export default function AnswerPage() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useQuery({ ...prizesQuery, staleTime: 0 });
  if (error && !data) {
    return (
      <Page title="Answer" width="reading">
        <ErrorState
          title="Your prizes could not be loaded"
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      </Page>
    );
  }
  if (!data) return <LoadingScreen />;
  const prize = data.prizes.find((one) => one.id === id);
  return (
    <Page title="Answer" heading="Your answer" width="reading" intro={prize?.huntName}>
      {prize?.hold ? (
        <div className="grid gap-6">
          <Notice title="What was asked">{prize.hold.reason}</Notice>
          <Answered prize={prize} hold={prize.hold} />
          <OwnTrack id={id} />
        </div>
      ) : (
        <ErrorState
          title="There is nothing to answer"
          text="This prize is not held, or it belongs to another account."
          action={<LinkButton to={paths.profile}>Go to your profile</LinkButton>}
        />
      )}
    </Page>
  );
}

type Hold = NonNullable<OwnPrize["hold"]>;

function Answered({ prize, hold }: { prize: OwnPrize; hold: Hold }) {
  if (hold.decision) return <Notice title="The decision">{hold.decision}</Notice>;
  if (hold.answeredAt) {
    return (
      <Notice tone="success">
        We have your answer of {formatDateTime(hold.answeredAt)}. Another administrator reads it and
        decides in writing.
      </Notice>
    );
  }
  if (!hold.answerUntil) return <Notice>The seven days to answer are over.</Notice>;
  return <AnswerForm id={prize.id} until={hold.answerUntil} />;
}

const FIELDS = ["text", "file"] as const;

function AnswerForm({ id, until }: { id: string; until: string }) {
  const client = useQueryClient();
  const file = useRef<HTMLInputElement>(null);
  const chosen = () => file.current?.files?.[0] ?? null;
  const { form, busy, trouble, errorOf } = useForm({
    fields: FIELDS,
    check: ({ text }) => ({
      ...(text.trim().length < 10 && { text: "Please write at least a sentence." }),
      ...((chosen()?.size ?? 0) > answerFileMaxBytes && {
        file: "Please choose a file of at most 3 MB.",
      }),
    }),
    send: async ({ text }) => {
      const sent = chosen();
      const body = {
        text,
        ...(sent && { file: { name: sent.name, base64: await base64Of(sent) } }),
      };
      await call(answerHold, { params: { id }, body });
      toast({ tone: "success", text: "Thank you. We have your answer." });
      await client.invalidateQueries({ queryKey: prizesQuery.queryKey });
    },
    otherwise: "Your answer could not be sent. Please try again.",
  });
  return (
    <Card>
      <form {...form} className="grid gap-5">
        <FormTrouble trouble={trouble} />
        <p>You can answer once, until {formatDateTime(until)}.</p>
        <Field label="What you want to say" error={errorOf("text")} required>
          <TextArea name="text" rows={8} maxLength={5_000} />
        </Field>
        <Field
          label="A file"
          hint="If you have one: a JPEG, PNG, WebP or PDF of at most 3 MB"
          error={errorOf("file")}
        >
          <TextInput
            ref={file}
            name="file"
            type="file"
            accept="image/jpeg,image/png,image/webp,application/pdf"
            className="py-2"
          />
        </Field>
        <div>
          <Button type="submit" busy={busy} busyLabel="Sending...">
            Send your answer
          </Button>
        </div>
      </form>
    </Card>
  );
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8_192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  }
  return btoa(text);
}

function OwnTrack({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ["prizes", "track", id],
    queryFn: ({ signal }) => call(getOwnTrack, { params: { id } }, { signal }),
  });
  if (!data) return null;
  return (
    <Card as="section" aria-labelledby="track-title">
      <h2 id="track-title" className="mb-3 text-2xl">
        What was recorded of your hunt
      </h2>
      <ol className="grid gap-2 text-sm tabular-nums">
        {data.checkIns.map((one) => (
          <li key={`${one.squareNum} ${one.at}`} className="border-l-2 border-contour pl-3">
            <span className="font-semibold">
              Square {one.squareNum}, {one.success ? "right" : "wrong"}
            </span>
            , {formatDateTime(one.at)}
            {one.lat !== null && one.lng !== null && (
              <span className="block text-quiet">
                {one.lat.toFixed(5)}, {one.lng.toFixed(5)}
                {one.accuracyM !== null && `, to within ${Math.round(one.accuracyM)} m`}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
