/** However slow a part of the page is, what was there before does not stand in its way for longer. */
const longestMs = 8_000;

/** What only the page itself answers to. Links lead on without it. */
const needsPage = ":is(button,input,select,textarea,summary)";

/**
 * Shows the page in place of what the server had sent of it, once its content stands: until then what was sent can be
 * read and listened to, and its links be followed. Does nothing where the server sent nothing.
 */
export function takeOver(root: HTMLElement): void {
  const before = document.getElementById("before");
  if (!before?.firstChild) return;
  for (const control of before.querySelectorAll<HTMLElement>(needsPage)) control.inert = true;
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    const { activeElement } = document;
    const held = before.contains(activeElement) ? activeElement?.getAttribute("href") : null;
    before.replaceChildren();
    // Whoever had come to a link by keyboard stands on the same one.
    if (held) root.querySelector<HTMLElement>(`a[href="${CSS.escape(held)}"]`)?.focus();
  };
  const look = () => {
    if (root.querySelector("h1") && !root.querySelector("[data-waiting]")) finish();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(finish, longestMs);
  observer.observe(root, { childList: true, subtree: true });
  look();
}
