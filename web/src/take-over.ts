/** However slow a part of the page is, what was there before does not stand in its way for longer. */
const longestMs = 8_000;

/**
 * Shows the page in place of what the server had sent of it, once its content stands: until then what was sent can be
 * read, and not be pressed. Does nothing where the server sent nothing.
 */
export function takeOver(root: HTMLElement): void {
  const before = document.getElementById("before");
  if (!before?.firstChild) return;
  before.inert = true;
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    before.replaceChildren();
  };
  const look = () => {
    if (root.querySelector("h1") && !root.querySelector("[data-waiting]")) finish();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(finish, longestMs);
  observer.observe(root, { childList: true, subtree: true });
  look();
}
