import { FlaskConical } from "lucide-react";

/** Stands on every view of the sandbox, so that nobody takes it for a payment. */
export function SandboxBanner() {
  return (
    <div className="mb-6 flex items-start gap-3 rounded-md border-2 border-dashed border-rust-text bg-rust-wash px-4 py-3">
      <FlaskConical aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-rust-text" />
      <p>
        <strong>Sandbox.</strong> No money moves here, and real cards are refused.
      </p>
    </div>
  );
}
