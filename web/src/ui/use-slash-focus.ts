import { type RefObject, useEffect } from "react";

/** Puts the cursor into a search field at the press of "/", unless something is being typed elsewhere. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      const types =
        at instanceof HTMLElement && at.closest("input, textarea, select, [role=dialog]");
      if (types || !field.current) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [field]);
}
