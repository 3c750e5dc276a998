import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readToken } from "../../token.ts";
import { useSession } from "../accounts/session.tsx";
import { keepAnswers } from "./keep-answers.ts";
import { useOldestKept } from "./kept-moments.ts";
import { KeptNotice } from "./kept-notice.tsx";

/** Keeps on the device what somebody who is signed in reads, and says when what they see is what was kept. */
export default function Keeper() {
  const { user } = useSession();
  const client = useQueryClient();
  const oldest = useOldestKept();
  useEffect(() => {
    const token = readToken();
    if (!user || !token) return;
    return keepAnswers(client, { user, token });
  }, [client, user]);
  return oldest === null ? null : <KeptNotice readAt={oldest} />;
}
