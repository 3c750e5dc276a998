import { useEffect } from "react";
import { useLocation } from "../../../routing.tsx";

/**
 * Goes to the square that the address names, and into its first field where its texts are to be edited; also when
 * the address changes while the page stays.
 * @returns the square to be edited, and a name for this wish, so that the same wish can be had again
 */
export function useSquareInAddress(): { editNum: number; wish: string } | null {
  const { hash, search, key } = useLocation();
  const given = new URLSearchParams(search).get("edit") ?? "";
  const editNum = /^[1-9]\d?$/.test(given) ? Number(given) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same address is gone to again.
  useEffect(() => {
    if (!/^#square-\d+$/.test(hash)) return;
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
    if (editNum === null) return;
    // The form is drawn after this.
    const frame = requestAnimationFrame(() => target?.querySelector("textarea")?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hash, editNum, key]);
  return editNum === null ? null : { editNum, wish: key };
}
