import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminHunt, writeLetter } from "@ten-paces/contract";
import { type FormEvent, useState } from "react";
import { call, isAnswered } from "../../api.ts";
import { createKeyKeeper } from "../../keep-key.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { lettersQuery } from "./queries.ts";

const LONGEST = 2_000;

type LetterDialogProps = {
  hunt: Pick<AdminHunt, "id" | "name" | "subscribers">;
  onClose: () => void;
};

/** Tells everybody who is on a hunt something by mail, read once more before it goes. */
export function LetterDialog({ hunt, onClose }: LetterDialogProps) {
  const client = useQueryClient();
  const once = useOneAtATime();
  const [keys] = useState(() => createKeyKeeper());
  const [text, setText] = useState("");
  const [asked, setAsked] = useState(false);
  const wrong = text.trim() === "" ? "Please write what they are to know." : undefined;
  const intent = JSON.stringify([hunt.id, text]);
  const sending = useMutation({
    mutationFn: () =>
      call(
        writeLetter,
        { params: { id: hunt.id }, body: { text } },
        { idempotencyKey: keys.keyFor(intent) },
      ),
    onSuccess: () => {
      keys.settle(intent);
      toast({ tone: "success", title: hunt.name, text: "Its hunters are being told by mail." });
      void client.invalidateQueries({ queryKey: lettersQuery(hunt.id).queryKey });
      onClose();
    },
    // Without an answer it may be on its way all the same: the next try is the same request.
    onError: (error) => isAnswered(error) && keys.settle(intent),
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (!wrong) once(() => sending.mutateAsync().catch(() => undefined));
  }
  return (
    <Dialog open onOpenChange={onClose} title="Write to Its Hunters" description={hunt.name}>
      <form onSubmit={send} noValidate className="grid gap-4">
        <Field
          label="What they are to know"
          hint={`It goes to ${counted(hunt.subscribers, "hunter")} by mail, but for those who turned news of hunts off. An empty line begins a paragraph. Tell nothing of a place that somebody has yet to find.`}
          error={asked ? wrong : undefined}
        >
          <TextArea
            rows={8}
            maxLength={LONGEST}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {text.trim() !== "" && (
          <section aria-label="As they read it" className="rounded-md bg-sunken p-4 text-sm">
            <p className="font-semibold">About your hunt: {hunt.name}</p>
            <p className="mt-2">You are on the hunt "{hunt.name}". Whoever runs it writes:</p>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{text.trim()}</p>
          </section>
        )}
        {sending.error && (
          <Notice tone="error" announce title="Nothing was sent">
            {sending.error.message}
          </Notice>
        )}
        <Button type="submit" busy={sending.isPending}>
          Send to {counted(hunt.subscribers, "hunter")}
        </Button>
      </form>
    </Dialog>
  );
}
