export type ToastTone = "success" | "error" | "info";

export type Toast = {
  id: number;
  tone: ToastTone;
  text: string;
  title?: string;
  /** Something to do about it; the toast then stays until it is done or dismissed. */
  action?: { label: string; onSelect: () => void };
};

export type ToastInput = Omit<Toast, "id" | "tone"> & { tone?: ToastTone };

/** Long enough to be read twice; errors stay until they are dismissed. */
export const TOAST_DURATION_MS = 6000;

const MOST_SHOWN = 4;

type Listener = () => void;

/** Holds the toasts on screen, outside React, so that any code can show one. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<Listener>();

  function change(next: readonly Toast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  return {
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => toasts,
    /** Shows a toast and returns its id; the oldest goes when more than four would be shown. */
    add(input: ToastInput): number {
      const id = nextId++;
      change([...toasts, { tone: "info" as const, ...input, id }].slice(-MOST_SHOWN));
      return id;
    },
    dismiss(id: number): void {
      change(toasts.filter((toast) => toast.id !== id));
    },
  };
}

export const toastStore = createToastStore();

/** Says what happened, in the corner of the screen: success and info politely, an error at once. */
export function toast(input: ToastInput): number {
  return toastStore.add(input);
}
