import type { Device } from "@ten-paces/contract";
import { newKey } from "../../new-key.ts";

const nameOfDevice = "device";

/** The random name of this browser, made at the first check-in; undefined where nothing can be stored. */
function readDeviceId(): string | undefined {
  try {
    const known = localStorage.getItem(nameOfDevice);
    if (known) return known;
    const made = newKey();
    localStorage.setItem(nameOfDevice, made);
    return made;
  } catch {
    return undefined;
  }
}

/** What the review of a prize reads: which browser, whether it is automated, and its zone. */
export function describeDevice(): Device {
  return {
    id: readDeviceId(),
    automated: navigator.webdriver === true,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
