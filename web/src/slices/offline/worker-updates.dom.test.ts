// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { toastStore } from "../../ui/toast-store.ts";
import { followWorker } from "./worker-updates.ts";

type State = ServiceWorker["state"];

class Worker extends EventTarget {
  state: State;
  postMessage = vi.fn();
  constructor(state: State) {
    super();
    this.state = state;
  }
  becomes(state: State): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

/** A browser whose pages are held by a worker of ours, of that language, or by none. */
function world({ held = "/sw.js" as string | null, waiting = null as Worker | null } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null as Worker | null,
    update: vi.fn(async () => undefined),
  });
  const container = Object.assign(new EventTarget(), {
    controller: held && { scriptURL: `https://hunt.example${held}` },
    register: vi.fn(async () => registration),
  });
  const reload = vi.fn();
  const arrive = () => {
    const worker = new Worker("installing");
    registration.installing = worker;
    registration.dispatchEvent(new Event("updatefound"));
    return worker;
  };
  const follow = () => followWorker(container as unknown as ServiceWorkerContainer, reload);
  return { container, reload, arrive, follow };
}

const offered = () => toastStore.read().filter(({ text }) => text.startsWith("A new version"));
const press = () => offered()[0]?.action?.onSelect();

beforeEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
});

test("a newer version is offered once it is whole, and nothing reloads by itself", async () => {
  const { container, reload, arrive, follow } = world();
  await follow();
  const worker = arrive();
  expect(offered()).toHaveLength(0);
  worker.becomes("installed");
  expect(offered()).toHaveLength(1);
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
});

test("accepted, it takes over, and the page is loaded again only when it has", async () => {
  const worker = new Worker("installed");
  const { container, reload, follow } = world({ waiting: worker });
  await follow();
  press();
  expect(worker.postMessage).toHaveBeenCalledWith("take over");
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each(["activated", "redundant"] as const)(
  "accepted in a second page when the worker is %s already, the page is loaded again at once",
  async (state) => {
    const worker = new Worker("installed");
    const { container, reload, follow } = world({ waiting: worker });
    await follow();
    worker.becomes(state);
    container.dispatchEvent(new Event("controllerchange"));
    press();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(worker.postMessage).not.toHaveBeenCalled();
  },
);

test("the first worker is no newer version, and that of another language is replaced without asking", async () => {
  const first = world({ held: null });
  await first.follow();
  first.arrive().becomes("installed");
  expect(offered()).toHaveLength(0);

  const worker = new Worker("installed");
  const other = world({ held: "/sw.es.js", waiting: worker });
  await other.follow();
  expect(offered()).toHaveLength(0);
  expect(worker.postMessage).toHaveBeenCalledWith("take over");
});
