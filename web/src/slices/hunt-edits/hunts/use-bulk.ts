import { useQueryClient } from "@tanstack/react-query";
import { type AdminHunt, deleteHunt, updateHunt } from "@ten-paces/contract";
import { useRef, useState } from "react";
import { call } from "../../../api.ts";
import { type BulkAction, type BulkInput, bulkBody } from "./bulk.ts";
import { deleteTrouble, statusTrouble } from "./hunt-trouble.ts";
import { refreshHunts } from "./queries.ts";

export interface BulkResult {
  hunt: AdminHunt;
  /** null where it is done; else a sentence. */
  trouble: string | null;
}

/** Does one thing to many hunts, one after the other, each on its own: what fails for one is told of that one. */
export function useBulk() {
  const client = useQueryClient();
  const stopped = useRef(false);
  const [results, setResults] = useState<BulkResult[]>([]);
  const [running, setRunning] = useState(false);

  async function run(action: BulkAction, hunts: readonly AdminHunt[], input: BulkInput) {
    stopped.current = false;
    setRunning(true);
    setResults([]);
    for (const hunt of hunts) {
      if (stopped.current) break;
      const trouble = await doOne(action, hunt, input);
      setResults((before) => [...before, { hunt, trouble }]);
    }
    setRunning(false);
    await refreshHunts(client);
  }
  return {
    run,
    results,
    running,
    stop: () => {
      stopped.current = true;
    },
    clear: () => setResults([]),
  };
}

async function doOne(
  action: BulkAction,
  hunt: AdminHunt,
  input: BulkInput,
): Promise<string | null> {
  const body = bulkBody(action, hunt, input);
  try {
    if (body) await call(updateHunt, { params: { id: hunt.id }, body });
    else await call(deleteHunt, { query: { huntId: hunt.id } });
    return null;
  } catch (error) {
    return body ? statusTrouble(error) : deleteTrouble(error);
  }
}
