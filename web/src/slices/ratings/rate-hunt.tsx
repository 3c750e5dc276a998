import { useQueryClient } from "@tanstack/react-query";
import { longestSentence, rateHunt } from "@ten-paces/contract";
import { type FormEvent, useState } from "react";
import { attempt } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { Field } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { type Ratings, ratingsQuery } from "./queries.ts";

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars, and a sentence for who comes after. */
export function RateHunt({ huntId, mine }: { huntId: string; mine: Ratings["mine"] }) {
  const client = useQueryClient();
  const [stars, setStars] = useState(mine?.stars ?? 0);
  const [sentence, setSentence] = useState(mine?.sentence ?? "");
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; wrong: boolean } | null>(null);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (stars === 0) {
      setSaid({ text: "Please choose one to five stars.", wrong: true });
      return;
    }
    setBusy(true);
    try {
      const outcome = await attempt(rateHunt, {
        params: { id: huntId },
        body: { stars, sentence },
      });
      if (!outcome.ok) {
        setSaid({ text: outcome.refusal.error, wrong: true });
        return;
      }
      const { sentenceState } = outcome.result;
      setSaid({
        text:
          sentenceState === "waiting"
            ? "Thank you. Your stars count now; your sentence stands here once somebody has read it."
            : "Thank you. Your stars count now.",
        wrong: false,
      });
      client.setQueryData(ratingsQuery(huntId).queryKey, (before) =>
        before ? { ...before, mine: outcome.result } : before,
      );
    } catch (error) {
      setSaid({ text: error instanceof Error ? error.message : "", wrong: true });
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      onSubmit={(event) => void send(event)}
      className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4"
    >
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold">
          {mine ? "Your rating of this hunt" : "How was this hunt?"}
        </legend>
        <div className="flex flex-wrap">
          {STARS.map((each) => (
            <label
              key={each}
              className="grid size-11 cursor-pointer place-items-center rounded-md text-3xl leading-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="stars"
                value={each}
                checked={stars === each}
                onChange={() => setStars(each)}
                aria-label={counted(each, "star")}
                className="sr-only"
              />
              <span aria-hidden="true" className={each <= stars ? "text-brass-text" : "text-quiet"}>
                {each <= stars ? "★" : "☆"}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label="A sentence for who comes after (optional)"
        hint="At most 200 characters. No places, no answers, no links. Somebody reads it before it is shown."
      >
        <TextArea
          rows={2}
          maxLength={longestSentence}
          value={sentence}
          onChange={(event) => setSentence(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving...">
          {mine ? "Change it" : "Rate this hunt"}
        </Button>
        <p role="status" className={said?.wrong ? "text-danger-text" : "text-quiet"}>
          {said?.text ??
            (mine?.sentenceState === "waiting" ? "Your sentence waits to be read." : "")}
          {said === null && mine?.sentenceState === "hidden" && "Your sentence is not shown."}
        </p>
      </div>
    </form>
  );
}
