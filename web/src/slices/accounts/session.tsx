import { useQueryClient } from "@tanstack/react-query";
import { logout as logoutEndpoint, type User, verifySession } from "@ten-paces/contract";
import {
  createContext,
  Fragment,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { CallFailed, call } from "../../api.ts";
import { forgetFieldList } from "../../field-list.ts";
import { forgetAttempts } from "../../kept-attempts.ts";
import { forgetKept } from "../../kept-names.ts";
import { readToken, watchToken, writeToken } from "../../token.ts";
import { writePendingHunt } from "./pending-hunt.ts";
import { readSignedIn, readVerified } from "./read-user.ts";
import { verdictOnToken } from "./verdict-on-token.ts";

export interface Session {
  /**
   * "loading" while a stored token is being verified; "unreachable" when nobody could say whether it
   * is good: the token is kept, the user is unknown.
   */
  status: "loading" | "ready" | "unreachable";
  user: User | null;
  /**
   * Takes over what login, registration or setup answered.
   * @throws NotSignedIn where the answer has no user or no token
   */
  enter(answer: unknown): void;
  logout(): Promise<void>;
  /** The user as changed in the profile. */
  setUser(user: User): void;
  /** Asks again who the stored token belongs to. */
  verify(): Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Who is signed in, for the whole app: verifies a stored token at the start and follows other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [user, setUser] = useState<User | null>(null);
  const [status, setStatus] = useState<Session["status"]>(() =>
    readToken() ? "loading" : "ready",
  );
  /** Whether the user is only known from before: nobody could be asked. */
  const isKept = useRef(false);
  const [epoch, setEpoch] = useState(0);
  /** Whether somebody has just signed in, and their language was not asked about yet. */
  const hasEntered = useRef(false);

  /** Nothing of one account stays on the screen of another: data, open forms, half-read answers. */
  const forgetEverything = useCallback(() => {
    queryClient.clear();
    setEpoch((before) => before + 1);
  }, [queryClient]);

  const verify = useCallback(async () => {
    const token = readToken();
    if (!token) {
      setUser(null);
      setStatus("ready");
      return;
    }
    try {
      const known = readVerified(await call(verifySession, {}));
      isKept.current = false;
      // Signed out or in as somebody else while the answer was on its way.
      if (readToken() !== token) return;
      setUser(known);
      setStatus("ready");
    } catch (error) {
      if (readToken() !== token) return;
      const verdict = verdictOnToken(error);
      if (verdict === "drop") {
        writeToken(null);
        forgetFieldList();
        forgetAttempts();
        forgetKept();
        forgetEverything();
      }
      const kept = verdict === "drop" ? null : await keptUserOf(token);
      if (readToken() !== (verdict === "drop" ? null : token)) return;
      isKept.current = kept !== null;
      setUser(kept);
      setStatus(verdict === "drop" || kept ? "ready" : "unreachable");
    }
  }, [forgetEverything]);

  useEffect(() => {
    void verify();
    return watchToken(() => {
      forgetEverything();
      void verify();
    });
  }, [verify, forgetEverything]);

  useEffect(() => {
    const again = () => {
      if (readToken() && (!user || isKept.current)) void verify();
    };
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [verify, user]);

  useEffect(() => {
    // A call that answers "not signed in" means that the session was revoked meanwhile.
    const check = (error: unknown) => {
      if (error instanceof CallFailed && error.code === "not_signed_in" && readToken()) {
        void verify();
      }
    };
    const endings = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") check(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error") check(event.action.error);
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [verify, queryClient]);

  // Once the page that follows the sign-in has its address.
  useEffect(() => {
    if (!user || !hasEntered.current) return;
    hasEntered.current = false;
    import("./account-language.ts")
      .then(({ followLanguage }) => followLanguage(user))
      .catch(() => undefined);
  }, [user]);

  const session = useMemo<Session>(
    () => ({
      status,
      user,
      enter(answer) {
        const signedIn = readSignedIn(answer);
        writeToken(signedIn.token);
        forgetEverything();
        hasEntered.current = true;
        setUser(signedIn.user);
        setStatus("ready");
      },
      async logout() {
        // Signed out here whatever the server says; it revokes the token when it can be reached.
        const revoked = call(logoutEndpoint, {}).catch(() => null);
        writeToken(null);
        writePendingHunt(null);
        forgetFieldList();
        forgetAttempts();
        forgetKept();
        forgetEverything();
        setUser(null);
        setStatus("ready");
        await revoked;
      },
      setUser,
      verify,
    }),
    [status, user, forgetEverything, verify],
  );
  return (
    <SessionContext value={session}>
      <Fragment key={epoch}>{children}</Fragment>
    </SessionContext>
  );
}

/** Without an answer, whom this device knew the token to be of when it last had one. */
async function keptUserOf(token: string): Promise<User | null> {
  try {
    const { readKeptUser } = await import("../../kept-user.ts");
    return await readKeptUser(token);
  } catch {
    return null;
  }
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider around it");
  return session;
}
