import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { chooseMails, listMailChoices, type MailTopic } from "@ten-paces/contract";
import { call } from "../../../api.ts";
import { FollowedStates } from "../../../slices/follows/followed-states.tsx";
import { mailTopicWords } from "../../../slices/mails/topic-words.ts";
import { Switch } from "../../../ui/switch.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ProfileSection } from "./profile-section.tsx";

const choicesQuery = queryOptions({
  queryKey: ["mails", "choices"],
  queryFn: ({ signal }) => call(listMailChoices, {}, { signal }),
});

/** Which mails come that need not. */
export function MailsSection() {
  const client = useQueryClient();
  const { data } = useQuery(choicesQuery);
  const choose = useMutation({
    mutationFn: (choice: { topic: MailTopic; wanted: boolean }) =>
      call(chooseMails, { body: choice }),
    onSuccess: (saved) => client.setQueryData(choicesQuery.queryKey, saved),
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  if (!data) return null;
  return (
    <ProfileSection title="Mails" anchor="mails" gist="Which mails you want">
      {data.choices.map(({ topic, wanted }) => (
        <Switch
          key={topic}
          label={mailTopicWords[topic].label}
          hint={mailTopicWords[topic].hint}
          checked={choose.isPending ? choose.variables.wanted : wanted}
          disabled={choose.isPending}
          onChange={(next) => choose.mutate({ topic, wanted: next })}
        />
      ))}
      <div className="mt-5">
        <FollowedStates />
      </div>
      <p className="mt-5 text-sm text-quiet">
        Receipts, reminders of renewals, and what concerns your account, your credits and your
        prizes always come.
      </p>
    </ProfileSection>
  );
}
