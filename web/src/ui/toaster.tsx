import { Check, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { classNames } from "./class-names.ts";
import { TOAST_DURATION_MS, type Toast, type ToastTone, toastStore } from "./toast-store.ts";
import { useHoverOrFocus } from "./use-hover-or-focus.ts";

const ICONS = { success: Check, error: TriangleAlert, info: Info };

const ACCENTS: Record<ToastTone, string> = {
  success: "border-l-pine text-pine",
  error: "border-l-flag text-flag",
  info: "border-l-brass text-brass-text",
};

/** Stands once in the shell. Its two live regions are there before the first toast, or it would not be read aloud. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const corner = useRef<HTMLDivElement>(null);
  const paused = useHoverOrFocus(corner);
  return (
    <div
      ref={corner}
      data-toasts=""
      className="pointer-events-none fixed inset-x-0 top-16 z-60 flex flex-col items-center gap-2 px-4 py-2 sm:top-auto sm:p-4 sm:right-0 sm:bottom-0 sm:left-auto sm:items-end"
    >
      <div role="status" aria-live="polite" className="contents">
        {toasts
          .filter((toast) => toast.tone !== "error")
          .map((toast) => (
            <ToastSlip key={toast.id} toast={toast} paused={paused || toast.action !== undefined} />
          ))}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {toasts
          .filter((toast) => toast.tone === "error")
          .map((toast) => (
            <ToastSlip key={toast.id} toast={toast} paused />
          ))}
      </div>
    </div>
  );
}

function ToastSlip({ toast, paused }: { toast: Toast; paused: boolean }) {
  const dismiss = () => toastStore.dismiss(toast.id);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => toastStore.dismiss(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [paused, toast.id]);
  const Icon = ICONS[toast.tone];
  return (
    <div
      className={classNames(
        "pointer-events-auto flex w-full max-w-sm animate-arrive items-start gap-3 rounded-md border border-l-4 border-contour bg-raised py-2 pr-1 pl-4 shadow-float",
        ACCENTS[toast.tone],
      )}
    >
      <Icon aria-hidden="true" className="mt-2.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-2 text-ink">
        {toast.title && <div className="font-semibold">{toast.title}</div>}
        <div>{toast.text}</div>
        {toast.action && (
          <button
            type="button"
            onClick={() => {
              dismiss();
              toast.action?.onSelect();
            }}
            className="link min-h-11 font-semibold"
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Dismiss message"
        onClick={dismiss}
        className="flex size-11 shrink-0 items-center justify-center rounded-md text-quiet hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
