import { toast } from "../../ui/toast-store.ts";

/** Each language has a worker of its own, which keeps the pages of that language. */
const WORKER = "/sw.js";
const lookEveryMs = 60 * 60_000;

/** Registers the worker, and offers a newer version of the product when one is ready. Nothing reloads by itself. */
export async function followWorker(
  serviceWorker: ServiceWorkerContainer = navigator.serviceWorker,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  // One that takes over for the first time, with no worker before it, is no newer version.
  const registration = await serviceWorker.register(WORKER);
  const offer = (worker: ServiceWorker | null) => {
    if (!worker || !serviceWorker.controller) return;
    // The page is of another language's build already: its worker replaces that of the language before.
    if (!serviceWorker.controller.scriptURL.endsWith(WORKER)) {
      worker.postMessage("take over");
      return;
    }
    toast({
      text: "A new version of Ten Paces is ready.",
      action: { label: "Reload", onSelect: () => takeOver(worker, serviceWorker, reload) },
    });
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") offer(worker);
    });
  });
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < lookEveryMs) return;
    lookedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
}

function takeOver(
  worker: ServiceWorker,
  serviceWorker: ServiceWorkerContainer,
  reload: () => void,
): void {
  // Another page has it take over already, or it was replaced itself: nothing is left to wait for.
  if (worker.state === "activated" || worker.state === "redundant") {
    reload();
    return;
  }
  serviceWorker.addEventListener("controllerchange", reload, { once: true });
  worker.postMessage("take over");
}

/** Has the worker keep the pages for surveys: whoever goes out to survey opens them where there is no signal. */
export function keepFieldWork(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep survey"));
}
