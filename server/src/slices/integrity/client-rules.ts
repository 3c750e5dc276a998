import { type Signal, signal } from "./signals.ts";

/** What a client told about itself, and which other accounts share it. */
export interface SeenClient {
  /** Whether the browser says that a program steers it. */
  automated: boolean;
  /** What its headers look like; undefined where nobody looked. */
  agent: "browser" | "headless" | "script" | undefined;
  /** Whether the page named the device. */
  named: boolean;
  /** Other accounts on the same device. */
  onDevice: readonly string[];
  /** Other accounts on the same network. */
  onNetwork: readonly string[];
}

/** Behind one address of a carrier or a campus are many: that says nothing of any of them. */
const mostOfHousehold = 6;

/** A browser that is steered, or none; a device or a network that several accounts play from. */
export function judgeClient(client: SeenClient): Signal[] {
  const found: Signal[] = [];
  if (client.automated || client.agent === "headless") {
    found.push(signal("automated", "A program steers the browser."));
  } else if (client.agent === "script") {
    found.push(signal("no_browser", "It was sent by a program, not by a browser."));
  }
  if (!client.named)
    found.push(signal("no_device", "The page would have named the device; nothing did."));
  found.push(...judgeDevice(client.onDevice));
  const { onNetwork } = client;
  if (onNetwork.length > 0 && onNetwork.length <= mostOfHousehold) {
    const reason = `${accounts(onNetwork.length)} checked in from the same network.`;
    found.push(signal("network_of_another", reason, onNetwork));
  }
  return found;
}

/** Other accounts on the same device. */
export function judgeDevice(others: readonly string[]): Signal[] {
  if (others.length === 0) return [];
  const reason = `${accounts(others.length)} checked in from the same device.`;
  return [signal("device_of_another", reason, others)];
}

const accounts = (count: number) => (count === 1 ? "Another account" : `${count} other accounts`);
