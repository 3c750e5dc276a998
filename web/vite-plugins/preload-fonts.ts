import type { Plugin } from "vite";

/** Adds a preload link for each emitted font whose file name begins with one of the given names. */
export function preloadFonts(names: string[]): Plugin {
  return {
    name: "ten-paces:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter(
            (file) => file.endsWith(".woff2") && names.some((name) => file.includes(`/${name}`)),
          )
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              href: `/${file}`,
              as: "font",
              type: "font/woff2",
              crossorigin: "",
            },
            injectTo: "head-prepend" as const,
          }));
      },
    },
  };
}
