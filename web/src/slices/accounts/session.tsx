import { useQueryClient } from "@tanstack/react-query";
import { logout as logoutEndpoint, type User, verifySession } from "@ten-paces/contract";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { CallFailed, call } from "../../api.ts";
import { readToken, watchToken, writeToken } from "../../token.ts";

export interface Session {
  /** "loading" while a stored token is being verified. */
  status: "loading" | "ready";
  user: User | null;
  /** Takes over what login, registration or setup answered. */
  enter(signedIn: { user: User; token: string }): void;
  logout(): Promise<void>;
  /** The user as changed in the profile. */
  setUser(user: User): void;
}

const SessionContext = createContext<Session | null>(null);

/** Who is signed in, for the whole app: verifies a stored token at the start and follows other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [user, setUser] = useState<User | null>(null);
  const [status, setStatus] = useState<Session["status"]>(() =>
    readToken() ? "loading" : "ready",
  );

  const verify = useCallback(async () => {
    if (!readToken()) {
      setUser(null);
      setStatus("ready");
      return;
    }
    try {
      const answer = await call(verifySession, {});
      setUser(answer.user);
    } catch (error) {
      // Without an answer the token may still be good: it is kept for the next try.
      const unreachable =
        error instanceof CallFailed && (error.status === 0 || error.status === 503);
      if (!unreachable) writeToken(null);
      setUser(null);
    }
    setStatus("ready");
  }, []);

  useEffect(() => {
    void verify();
    return watchToken(() => {
      queryClient.clear();
      void verify();
    });
  }, [verify, queryClient]);

  useEffect(() => {
    const again = () => {
      if (readToken() && !user) void verify();
    };
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [verify, user]);

  const session = useMemo<Session>(
    () => ({
      status,
      user,
      enter(signedIn) {
        writeToken(signedIn.token);
        queryClient.clear();
        setUser(signedIn.user);
        setStatus("ready");
      },
      async logout() {
        // Signed out here whatever the server says; it revokes the token when it can be reached.
        const revoked = call(logoutEndpoint, {}).catch(() => null);
        writeToken(null);
        queryClient.clear();
        setUser(null);
        await revoked;
      },
      setUser,
    }),
    [status, user, queryClient],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider around it");
  return session;
}
