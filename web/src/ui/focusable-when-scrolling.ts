/**
 * A ref for an element that scrolls: it joins the tab order only while there is something to scroll,
 * so that a keyboard can move it and a table that fits adds no empty stop.
 */
export function focusableWhenScrolling(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const update = () => {
    const scrolls =
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (scrolls) element.setAttribute("tabindex", "0");
    else element.removeAttribute("tabindex");
  };
  const observer = new ResizeObserver(update);
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
  return () => observer.disconnect();
}
