import type { Plugin } from "vite";

/** Adds a link for each file that the first script imports, so that they set out together with it. */
export function preloadEntry(): Plugin {
  return {
    name: "ten-paces:preload-entry",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { chunk }) {
        return (chunk?.imports ?? []).map((file) => ({
          tag: "link",
          attrs: { rel: "modulepreload", href: `/${file}`, crossorigin: "" },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
