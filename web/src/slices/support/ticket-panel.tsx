import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { replyToTicket, setTicketStatus } from "@ten-paces/contract";
import { type FormEvent, useState } from "react";
import { attempt, call } from "../../api.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";
import { ticketQuery, type WholeTicket } from "./desk-queries.ts";

/** One ticket: what was written, what was answered, and the answer to write. */
export function TicketPanel({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(ticketQuery(id));
  if (data) return <Whole key={data.replies.length} whole={data} />;
  if (!error) return <Skeleton className="h-64 w-full" />;
  return (
    <ErrorState
      title="Unable to load the ticket"
      text={error.message}
      action={<Button onClick={() => void refetch()}>Try Again</Button>}
    />
  );
}

function Whole({ whole: { ticket, userId, replies } }: { whole: WholeTicket }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={ticket.status === "open" ? "brass" : "moss"}>{ticket.status}</Badge>
        <span>
          {ticket.name} {ticket.email && <span className="text-quiet">{ticket.email}</span>}
        </span>
        {userId && (
          <Link to={paths.adminUser(userId)} className="link">
            To the account
          </Link>
        )}
      </div>
      <ol className="grid grid-cols-1 gap-3">
        <Said
          who={ticket.name}
          at={ticket.at}
          text={ticket.message || "What was written is gone with the account."}
        />
        {replies.map((reply) => (
          <Said
            key={reply.id}
            who={reply.author}
            at={reply.at}
            text={reply.text}
            note={reply.internal}
            ours
          />
        ))}
      </ol>
      <Answer ticket={ticket} read={replies.length} />
    </div>
  );
}

type SaidProps = { who: string; at: string; text: string; note?: boolean; ours?: boolean };

function Said({ who, at, text, note = false, ours = false }: SaidProps) {
  return (
    <li className={`rounded-md border border-contour p-4 ${ours ? "bg-pine-wash" : "bg-raised"}`}>
      <p className="mb-1 flex flex-wrap items-center gap-x-3 text-sm text-quiet">
        <span className="font-semibold">{who}</span>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {note && <Badge>Note, not mailed</Badge>}
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </li>
  );
}

function Answer({ ticket, read }: { ticket: WholeTicket["ticket"]; read: number }) {
  const client = useQueryClient();
  const [text, setText] = useState("");
  const [internal, setInternal] = useState(ticket.email === "");
  const [close, setClose] = useState(true);
  const [problem, setProblem] = useState("");
  const params = { id: ticket.id };
  const settled = (whole: WholeTicket) => {
    client.setQueryData(ticketQuery(ticket.id).queryKey, whole);
    void client.invalidateQueries({ queryKey: ["admin", "tickets"] });
  };
  const send = useMutation({
    mutationFn: () =>
      attempt(replyToTicket, { params, body: { text: text.trim(), internal, close, read } }),
    onSuccess: (outcome) => {
      if (!outcome.ok) {
        toast({ tone: "error", text: outcome.refusal.error });
        void client.invalidateQueries({ queryKey: ticketQuery(ticket.id).queryKey });
        return;
      }
      toast({
        tone: "success",
        text: internal ? "The note is kept." : "The answer is on its way.",
      });
      settled(outcome.result);
    },
  });
  const move = useMutation({
    mutationFn: (status: "open" | "closed") => call(setTicketStatus, { params, body: { status } }),
    onSuccess: settled,
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setProblem(text.trim() === "" ? "Please write an answer." : "");
    if (text.trim() !== "" && !send.isPending) send.mutate();
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {send.error && (
        <Notice tone="error" announce>
          {send.error.message}
        </Notice>
      )}
      <Field
        label={internal ? "Note for colleagues" : "Your answer"}
        hint="Ctrl and Enter send it."
        required
        error={problem}
      >
        <TextArea
          rows={6}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </Field>
      <div className="grid gap-1">
        <Checkbox
          checked={internal}
          disabled={ticket.email === ""}
          onChange={(event) => setInternal(event.target.checked)}
          label="A note for colleagues: it is not mailed"
        />
        <Checkbox
          checked={close}
          onChange={(event) => setClose(event.target.checked)}
          label="That is all: close the ticket"
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={send.isPending} busyLabel="Sending...">
          {internal ? "Keep the Note" : "Send the Answer"}
        </Button>
        <Button
          variant="secondary"
          disabled={move.isPending}
          onClick={() => move.mutate(ticket.status === "open" ? "closed" : "open")}
        >
          {ticket.status === "open" ? "Close without an Answer" : "Open Again"}
        </Button>
      </div>
    </form>
  );
}
