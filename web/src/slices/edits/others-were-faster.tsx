import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { StaleNotice } from "./stale-notice.tsx";
import type { Editing } from "./use-editing.ts";

type OthersWereFasterProps = {
  editing: Editing;
  /** Shows what is there now in place of what was typed. */
  onReload: () => Promise<void>;
};

/** In a form of `useEditing`: what others changed meanwhile, and what can be done now. What was typed stays. */
export function OthersWereFaster({ editing, onReload }: OthersWereFasterProps) {
  const [loading, setLoading] = useState(false);
  const { stale } = editing;
  if (!stale) return null;
  async function reload(): Promise<void> {
    setLoading(true);
    try {
      await onReload();
    } catch (error) {
      toast({ tone: "error", text: error instanceof Error ? error.message : String(error) });
    } finally {
      setLoading(false);
    }
  }
  return (
    <StaleNotice changes={stale.changes} title={stale.message}>
      <Button size="small" busy={loading} onClick={() => void reload()}>
        Load what is there now
      </Button>
      <Button type="submit" size="small" variant="secondary" onClick={editing.goOver}>
        Save mine over it
      </Button>
    </StaleNotice>
  );
}
