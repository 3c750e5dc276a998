import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addBacking, type BackingKind, withdrawBacking } from "@ten-paces/contract";
import { useState } from "react";
import { attempt, call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { counted } from "../../ui/counted.ts";
import { Fact } from "../../ui/fact.tsx";
import { Field } from "../../ui/field.tsx";
import { formatCents } from "../../ui/money.ts";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormTrouble } from "../accounts/form-trouble.tsx";
import { BACKING_LABELS, BackingLines } from "./backing-lines.tsx";
import { balanceOf, type Money } from "./balance.ts";
import { moneyQuery } from "./queries.ts";

/** Money promised against money taken in and backed, so that nobody promises what is not there. */
export function MoneyPanel() {
  const { data } = useQuery(moneyQuery);
  if (!data) return null;
  const sums = [
    ["Open prize pools, not won yet", data.openPoolsUsd],
    ["Won, under review", data.underReviewUsd],
    ["To be claimed", data.toBeClaimedUsd],
    ["Claims pending", data.claimsPendingUsd],
    ["Taken back or unclaimed, not final yet", data.maybeAgainUsd],
    ["Paid out", data.paidOutUsd],
    ["Taken in", data.takenInUsd],
    ["Backed", data.backedUsd],
  ] as const;
  return (
    <Card as="section" aria-labelledby="money-title" className="grid grid-cols-1 gap-5">
      <h2 id="money-title" className="text-lg">
        Money promised and money there
      </h2>
      {data.sandbox && <Notice>Sandbox, no money moves: what was taken in is play money.</Notice>}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {sums.map(([label, usd]) => (
          <Fact key={label} label={label}>
            <span className="tabular-nums">{formatCents(usd * 100)}</span>
          </Fact>
        ))}
        <Fact label="Open hunts">{data.openHunts}</Fact>
        <Fact label="Thresholds funded">
          <span className="tabular-nums">
            {formatCents(data.fundedUsd * 100)} of {formatCents(data.thresholdsUsd * 100)}
          </span>
          , {data.huntsFunded} of {counted(data.openHunts, "hunt")} in full
        </Fact>
      </dl>
      <Balance money={data} />
      <BackingLines
        backings={data.backings}
        actionFor={({ id, title }) => <Withdraw id={id} title={title} />}
      />
      <AddBacking />
    </Card>
  );
}

/** Whether everything that is promised and not paid yet is there. */
function Balance({ money }: { money: Money }) {
  const { promisedUsd, thereUsd, missingUsd } = balanceOf(money);
  const sums = `${formatCents(promisedUsd * 100)} are promised and not paid yet; ${formatCents(thereUsd * 100)} are taken in or backed`;
  return missingUsd > 0 ? (
    <Notice tone={money.sandbox ? "info" : "error"}>
      {sums}. {formatCents(missingUsd * 100)} are not there.
    </Notice>
  ) : (
    <p className="text-quiet">{sums}: all of it is there.</p>
  );
}

function Withdraw({ id, title }: { id: string; title: string }) {
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: async () => {
      const outcome = await attempt(withdrawBacking, { params: { id } });
      if (!outcome.ok) throw new Error(outcome.refusal.error);
    },
    onSuccess: () => toast({ tone: "success", text: `${title} was withdrawn.` }),
    onError: (error) => toast({ tone: "error", text: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: moneyQuery.queryKey }),
  });
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate()}
      >
        Withdraw {title}
      </Button>
    </div>
  );
}

const KINDS = backingKinds();

function backingKinds() {
  return (Object.keys(BACKING_LABELS) as BackingKind[]).map((value) => ({
    value,
    label: BACKING_LABELS[value],
  }));
}

const FIELDS = ["title", "amountUsd", "address", "message", "signature", "documentHash"] as const;

function AddBacking() {
  const client = useQueryClient();
  const [kind, setKind] = useState<BackingKind>("escrow");
  const { form, busy, trouble, errorOf } = useForm({
    fields: FIELDS,
    check: ({ amountUsd }) =>
      Number(amountUsd) >= 1 ? {} : { amountUsd: "Please enter a sum in dollars." },
    send: async ({ title, amountUsd, address, message, signature, documentHash }) => {
      const proof = kind === "bitcoin_address" ? { address, message, signature } : { documentHash };
      await call(addBacking, { body: { kind, title, amountUsd: Number(amountUsd), ...proof } });
      toast({ tone: "success", text: "It stands behind the prizes now." });
      await client.invalidateQueries({ queryKey: moneyQuery.queryKey });
    },
    otherwise: "It could not be added. Please try again.",
  });
  return (
    <details>
      <summary className="min-h-6 font-semibold pointer-coarse:min-h-11">Add a backing</summary>
      <form {...form} className="mt-3 grid max-w-reading grid-cols-1 gap-4">
        <FormTrouble trouble={trouble} />
        <Field label="What it is">
          <Select
            options={KINDS}
            value={kind}
            onChange={({ target }) =>
              setKind(KINDS.find(({ value }) => value === target.value)?.value ?? kind)
            }
          />
        </Field>
        <Field label="Title" error={errorOf("title")} required>
          <TextInput name="title" maxLength={120} />
        </Field>
        <Field label="Sum in dollars" error={errorOf("amountUsd")} required>
          <TextInput name="amountUsd" inputMode="decimal" />
        </Field>
        {kind === "bitcoin_address" ? (
          <>
            <Field label="Address" error={errorOf("address")} required>
              <TextInput name="address" mono />
            </Field>
            <Field label="Message" error={errorOf("message")} required>
              <TextArea name="message" rows={2} maxLength={500} />
            </Field>
            <Field label="Signature" error={errorOf("signature")} required>
              <TextArea name="signature" rows={2} maxLength={500} />
            </Field>
          </>
        ) : (
          <Field label="SHA-256 of its document" error={errorOf("documentHash")} required>
            <TextInput name="documentHash" mono maxLength={64} />
          </Field>
        )}
        <div>
          <Button type="submit" busy={busy} busyLabel="Adding...">
            Add
          </Button>
        </div>
      </form>
    </details>
  );
}
