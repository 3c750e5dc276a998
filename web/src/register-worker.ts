import { whenIdle } from "./when-idle.ts";

const afterMs = 4_000;

/** Has the browser keep the pages, once it has nothing better to do. */
export function registerWorkerWhenIdle(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  const register = () =>
    import("./slices/offline/worker-updates.ts").then(
      ({ followWorker }) => followWorker().catch(() => undefined),
      () => undefined,
    );
  // What is kept is half a megabyte: it does not travel beside the first view.
  setTimeout(() => whenIdle(() => void register(), 10_000), afterMs);
}
