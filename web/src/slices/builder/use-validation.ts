import { useQuery } from "@tanstack/react-query";
import type { HuntDraftShape } from "@ten-paces/contract";
import { useMemo } from "react";
import type { Finding } from "./findings.ts";
import { validationQuery } from "./queries.ts";
import { useRested } from "./use-rested.ts";

/** How long a draft has to rest before it is validated. */
const REST_MS = 500;

export interface Validated {
  errors: readonly Finding[];
  warnings: readonly Finding[];
  /** The findings are about the draft as it stands now, not about an older one. */
  current: boolean;
  isValid: boolean;
  failure: Error | null;
  again: () => void;
}

/** What the server finds wrong with a draft, asked again whenever it has changed and come to rest. */
export function useValidation(draft: HuntDraftShape, revision: number): Validated {
  const now = useMemo(() => ({ draft, revision }), [draft, revision]);
  const rested = useRested(now, REST_MS);
  const query = useQuery(validationQuery(rested.draft, rested.revision));
  const validation = query.data?.validation;
  const current =
    rested.revision === revision && validation !== undefined && !query.isPlaceholderData;
  return {
    errors: validation?.errors ?? [],
    warnings: validation?.warnings ?? [],
    current,
    isValid: current && validation.isValid,
    failure: query.error,
    again: () => void query.refetch(),
  };
}
