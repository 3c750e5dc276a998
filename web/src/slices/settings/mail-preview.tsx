import { useEffect, useRef } from "react";

/**
 * A mail's HTML as mail readers draw it. The pages allow no styles within markup, so each is put on its element by
 * script; nothing in it can be pressed.
 */
export function MailPreview({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const paper = place.current.shadowRoot ?? place.current.attachShadow({ mode: "open" });
    const read = new DOMParser().parseFromString(html, "text/html");
    const styles = [...read.body.querySelectorAll<HTMLElement>("[style]")].map((element) => {
      const css = element.getAttribute("style") ?? "";
      element.removeAttribute("style");
      return [element, css] as const;
    });
    for (const link of read.body.querySelectorAll("a")) link.removeAttribute("href");
    paper.replaceChildren(...read.body.children);
    for (const [element, css] of styles) element.style.cssText = css;
  }, [html]);
  return <div ref={place} className="overflow-hidden rounded-md border border-contour" />;
}
