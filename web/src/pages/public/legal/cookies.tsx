import { ProseSection } from "../../../slices/content/prose.tsx";

const STORED = [
  { key: "token", what: "Keeps you signed in. Gone when you log out." },
  {
    key: "pendingHuntSubscription",
    what: "The hunt you wanted to subscribe to before you signed in, until you get there.",
  },
  { key: "theme", what: "Whether you chose the light, the dark or the sunlight theme." },
  { key: "keep-awake", what: "Whether you chose to keep the screen on while you play." },
  {
    key: "referralCode",
    what: "The code of the link by which a friend invited you, until you close the tab.",
  },
  {
    key: "check-in:…",
    what: "A check-in that was not answered yet, with its position or words, so that it can be sent when there is a network, without a second credit. Gone with the answer, or when you log out.",
  },
  {
    key: "played",
    what: "Which hunts you have opened to play here, so that their pages set out sooner. Gone when you log out.",
  },
  {
    key: "device",
    what: "A random name of this browser, made at your first check-in and sent with each one. We keep a fingerprint of it, to see when one device plays for several accounts.",
  },
  {
    key: "note:…",
    what: "What you noted at a square, which your account keeps as well. Gone when you log out, but for what could not be sent yet.",
  },
  {
    key: "notes:…",
    what: "What you scribble beside a puzzle. It never leaves your browser, and is gone when you log out.",
  },
  {
    key: "ten-paces-kept",
    what: "What you read of your hunts last, and who is signed in, so that it can be read without a network. Gone when you log out.",
  },
  {
    key: "ten-paces-…",
    what: "The pages of this site themselves, so that they open without a network.",
  },
  {
    key: "views:…, builder…, survey-draft:…, ten-paces-survey…",
    what: "Only of those who run the hunts: how they look at tables, a hunt they are building, and surveys that wait for a network.",
  },
];

export function Cookies() {
  return (
    <>
      <ProseSection id="cookies" title="Cookie Policy">
        <p>
          Ten Paces sets one cookie, and only when you choose a language: “language” keeps that
          choice for a year. Whatever else your browser has to remember is kept in its own storage
          for this site, is read only by Ten Paces, and is never sent to anybody else:
        </p>
        <dl className="mt-4 divide-y divide-contour border-y border-contour">
          {STORED.map(({ key, what }) => (
            <div key={key} className="py-3 sm:flex sm:gap-6">
              <dt className="font-mono text-sm sm:w-60 sm:shrink-0 sm:pt-0.5">{key}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>
          When you pay, you may be taken to the page of a payment provider, which has a policy of
          its own.
        </p>
      </ProseSection>
      <ProseSection id="clear" title="Clearing it">
        <p>
          Your browser's settings can clear the storage of this site at any time. You are signed out
          then; nothing of your hunts or credits is lost.
        </p>
      </ProseSection>
    </>
  );
}
