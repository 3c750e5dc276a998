import { useMutation } from "@tanstack/react-query";
import { mailTopic, unsubscribeMails } from "@ten-paces/contract/schemas";
import { attempt } from "../../api.ts";
import { paths } from "../../paths.ts";
import { useSearchParams } from "../../routing.tsx";
import { AccountFrame } from "../../slices/accounts/account-frame.tsx";
import { mailTopicWords } from "../../slices/mails/topic-words.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Turns a sort of mail off by the link of a mail. It asks for a press: programs that read mail open links, too. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const link = (name: string) => search.get(name) ?? "";
  const topic = mailTopic.safeParse(link("topic")).data ?? null;
  const off = useMutation({
    mutationFn: async () => {
      if (topic === null) throw new Error("This link is not complete.");
      const query = { user: link("user"), topic, key: link("key") };
      const done = await attempt(unsubscribeMails, { query });
      if (!done.ok) throw new Error(done.refusal.error);
    },
  });
  return (
    <AccountFrame title="Mails" heading="Turn mails off">
      <div className="grid gap-6">
        {topic === null && (
          <Notice tone="error">
            This link is not complete. You can turn mails off in your profile.
          </Notice>
        )}
        {off.error && (
          <Notice tone="error" announce>
            {off.error.message}
          </Notice>
        )}
        {off.isSuccess ? (
          <Notice tone="success" announce>
            Done. You get no more of these mails. Receipts, and what concerns your account and your
            prizes, still come.
          </Notice>
        ) : (
          topic && (
            <>
              <p>
                You get these mails: {mailTopicWords[topic].label.toLowerCase()}. Do you want no
                more of them?
              </p>
              <Button busy={off.isPending} onClick={() => off.mutate()}>
                Turn them off
              </Button>
            </>
          )
        )}
        <LinkButton to={`${paths.profile}#mails`} variant="secondary">
          All your mails
        </LinkButton>
      </div>
    </AccountFrame>
  );
}
