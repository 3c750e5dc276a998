import { useEffect, useState } from "react";

export type StateOutline = { path: string; viewBox: string };

type OutlineModule = { outlineOf: (state: string) => StateOutline };

let outlines: OutlineModule | null = null;
let loading: Promise<OutlineModule> | null = null;

function loadOutlines(): Promise<OutlineModule> {
  loading ??= import("@ten-paces/geo/outlines").then((module) => {
    outlines = module;
    return module;
  });
  return loading;
}

/**
 * The outline of a state, by its name in any case or its code, or of the nation for any other text; null while the outlines load,
 * which happens once and apart from the first script. A failed load leaves the picture without its state.
 */
export function useStateOutline(state: string): StateOutline | null {
  const [loaded, setLoaded] = useState(outlines);
  useEffect(() => {
    if (loaded !== null) return;
    let mounted = true;
    loadOutlines().then(
      (module) => mounted && setLoaded(module),
      () => {
        loading = null;
      },
    );
    return () => {
      mounted = false;
    };
  }, [loaded]);
  return loaded === null ? null : loaded.outlineOf(state);
}
