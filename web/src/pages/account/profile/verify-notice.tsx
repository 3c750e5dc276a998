import { ResendLink } from "../../../slices/accounts/resend-link.tsx";
import { Notice } from "../../../ui/notice.tsx";

export function VerifyNotice() {
  return (
    <Notice title="Please confirm your email address">
      <p>We sent you a link when you signed up. It is how we reach you when you win.</p>
      <div className="mt-3">
        <ResendLink />
      </div>
    </Notice>
  );
}
