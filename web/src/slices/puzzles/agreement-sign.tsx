import { Check, Link2, TriangleAlert } from "lucide-react";

/** Whether two things that share a letter agree, for the eye; the words beside it say it, too. */
export function AgreementSign({ state }: { state: "open" | "same" | "different" }) {
  const Drawn = state === "open" ? Link2 : state === "same" ? Check : TriangleAlert;
  return <Drawn aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-quiet" />;
}
