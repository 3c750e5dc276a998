import { getAnswerFile, type getPayout, type Result } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { Fact } from "../../ui/fact.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast-store.ts";

type Case = Result<typeof getPayout>;

/** What the winner has sent in; reading it stands in the log. */
export function ClaimFacts({ claim, sealed }: Pick<Case, "claim" | "sealed">) {
  if (sealed !== null) {
    return (
      <Notice tone="error" title="The claim cannot be opened">
        {sealed}
      </Notice>
    );
  }
  if (!claim) return null;
  return (
    <Card as="section" aria-labelledby="claim-title" className="grid grid-cols-1 gap-4">
      <h2 id="claim-title" className="text-lg">
        The claim
      </h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        <Fact label="Legal name">{claim.legalName}</Fact>
        <Fact label="Born">{claim.birthDate}</Fact>
        <Fact label="Lives in">{claim.residence}</Fact>
        <Fact label="Paid by">{claim.method === "cash" ? "Cash" : "Bitcoin"}</Fact>
        {claim.bitcoinAddress && (
          <Fact label="Bitcoin address">
            <span className="font-mono break-all">{claim.bitcoinAddress}</span>
          </Fact>
        )}
        {claim.mailingAddress && (
          <Fact label="Mailing address">
            <span className="whitespace-pre-line">{claim.mailingAddress}</span>
          </Fact>
        )}
        {claim.taxId && <Fact label="Taxpayer number">{claim.taxId}</Fact>}
        <Fact label="May be named">{claim.publicity ? "Yes, unless taken back" : "No"}</Fact>
      </dl>
      <p className="text-sm text-quiet">That you have read this stands in the log of changes.</p>
    </Card>
  );
}

/** What the winner answers to a hold, and what was decided. */
export function AnswerFacts({ id, answer }: { id: string; answer: Case["answer"] }) {
  if (!answer) return null;
  return (
    <Card as="section" aria-labelledby="answer-title" className="grid grid-cols-1 gap-3">
      <h2 id="answer-title" className="text-lg">
        The winner's answer
      </h2>
      <p className="text-sm text-quiet">{formatDateTime(answer.at)}</p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{answer.text}</p>
      {answer.file && <FileButton id={id} name={answer.file.name} />}
      {answer.decision && (
        <Notice
          title={`${answer.decision.confirmed ? "Confirmed" : "Not confirmed"} by ${answer.decision.by ?? "a former administrator"}, ${formatDateTime(answer.decision.at)}`}
        >
          {answer.decision.text}
        </Notice>
      )}
    </Card>
  );
}

function FileButton({ id, name }: { id: string; name: string }) {
  const [busy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const file = await call(getAnswerFile, { params: { id } });
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));
      const address = URL.createObjectURL(new Blob([bytes], { type: file.type }));
      const link = document.createElement("a");
      link.href = address;
      link.download = file.name;
      link.click();
      URL.revokeObjectURL(address);
    } catch {
      toast({ tone: "error", text: "The file could not be loaded. Please try again." });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div>
      <Button variant="secondary" busy={busy} onClick={() => void save()}>
        Save {name}
      </Button>
    </div>
  );
}
