import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { siteQuery } from "./queries.ts";

/** What is said where addresses are those of what3words, and nowhere else. */
export function WhereWhat3words({ children }: { children: ReactNode }) {
  const { data } = useQuery(siteQuery);
  return data?.asksWhat3words ? children : null;
}
