import { useQueryClient } from "@tanstack/react-query";
import { verifyEmail } from "@ten-paces/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallFailed, call } from "../../api.ts";
import { paths, withReturnTo } from "../../paths.ts";
import { useSearchParams } from "../../routing.tsx";
import { AccountFrame } from "../../slices/accounts/account-frame.tsx";
import { accountTrouble } from "../../slices/accounts/account-trouble.ts";
import { useSession } from "../../slices/accounts/session.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";

type State =
  | { kind: "asking" }
  | { kind: "confirmed"; message: string }
  | { kind: "failed"; message: string };

/** Confirms the address by the link of the mail, without another press. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const { user, verify } = useSession();
  const confirmed = user?.emailVerified === true;
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>({ kind: "asking" });

  const confirm = useCallback(async () => {
    setState({ kind: "asking" });
    try {
      const { message } = await call(verifyEmail, { body: { token } });
      setState({ kind: "confirmed", message });
      void verify();
      void queryClient.invalidateQueries({ queryKey: ["credits"] });
    } catch (error) {
      // Programs that read mail open links too: a link that was used may have done its work.
      const spent = error instanceof CallFailed && error.code === "link_spent";
      if (spent && confirmed) {
        setState({ kind: "confirmed", message: "Your email address is confirmed already." });
        return;
      }
      const message = accountTrouble(error, "The address could not be confirmed right now.");
      setState({ kind: "failed", message });
    }
  }, [token, verify, queryClient, confirmed]);

  // The link works once: a page that is drawn twice must not spend it and then call it expired.
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    void confirm();
  }, [token, confirm]);

  return (
    <AccountFrame title="Confirm email" heading="Your email address">
      <div className="grid gap-6">
        {state.kind === "asking" && <Spinner label="Confirming..." size="large" />}
        {state.kind === "confirmed" && (
          <>
            <Notice tone="success" announce>
              {state.message}
            </Notice>
            <div className="flex flex-wrap gap-3">
              <LinkButton to={user ? paths.freeHunt : withReturnTo(paths.login, paths.freeHunt)}>
                {user ? "Play the free hunt" : "Go to login"}
              </LinkButton>
              {user && (
                <LinkButton variant="secondary" to={paths.hunts}>
                  Go to the hunts
                </LinkButton>
              )}
            </div>
          </>
        )}
        {state.kind === "failed" && (
          <>
            <Notice tone="error" announce>
              {state.message}
            </Notice>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={() => void confirm()}>
                Try Again
              </Button>
              <LinkButton to={user ? paths.profile : paths.login}>
                {user ? "Ask for a new link in your profile" : "Go to login"}
              </LinkButton>
            </div>
          </>
        )}
      </div>
    </AccountFrame>
  );
}
