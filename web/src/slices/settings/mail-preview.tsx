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
    // Even where it is only read a style attribute is complained of. In a text a quote is `&quot;`, so none is meant there.
    const plain = html.replace(/<style>.*?<\/style>/s, "").replaceAll(' style="', ' data-css="');
    const read = new DOMParser().parseFromString(plain, "text/html");
    for (const link of read.body.querySelectorAll("a")) link.removeAttribute("href");
    paper.replaceChildren(...read.body.children);
    for (const element of paper.querySelectorAll<HTMLElement>("[data-css]")) {
      element.style.cssText = element.dataset.css ?? "";
    }
  }, [html]);
  return <div ref={place} className="overflow-hidden rounded-md border border-contour" />;
}
