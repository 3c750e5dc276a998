import { toast } from "./toast-store.ts";

/** Puts a text where it can be pasted from, and says so. */
export async function copyText(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ tone: "success", text: said });
  } catch {
    toast({ tone: "error", text: "It could not be copied. Your browser does not allow it." });
  }
}

/** Hands something to the device's own sheet for sharing; where there is none it is copied. */
export async function share(what: ShareData, said: string): Promise<void> {
  const copy = () => copyText(what.url ?? what.text ?? "", said);
  if (!("share" in navigator)) {
    await copy();
    return;
  }
  try {
    await navigator.share(what);
  } catch (error) {
    // Whoever closes the sheet of the device has changed their mind.
    if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
  }
}
