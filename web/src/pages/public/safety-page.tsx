import { checkInRangeFt, lawfulPaceMph } from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { OnThisPage } from "../../slices/content/on-this-page.tsx";
import { ProseSection } from "../../slices/content/prose.tsx";
import { useAnchor } from "../../slices/content/use-anchor.ts";
import { Notice } from "../../ui/notice.tsx";
import { Page } from "../../ui/page.tsx";

const PARTS = [
  { id: "before", title: "Before you go" },
  { id: "on-the-way", title: "On the way" },
  { id: "at-the-square", title: "At the square" },
  { id: "weather", title: "Weather and wild places" },
  { id: "together", title: "With others" },
  { id: "your-data", title: "Your position" },
  { id: "wrong-spot", title: "A spot that is wrong" },
  { id: "emergency", title: "In an emergency" },
];

export default function SafetyPage() {
  useAnchor();
  return (
    <Page
      title="Safety Guidelines"
      intro="No prize is worth an injury. If a place feels wrong, turn back: the square will be there tomorrow."
    >
      <div className="mb-10 max-w-reading">
        <Notice tone="error" title="In an emergency call 911">
          Then move to a safe place. The hunt can wait.
        </Notice>
      </div>
      <div className="grid gap-10 lg:grid-cols-[14rem_minmax(0,42rem)]">
        <OnThisPage parts={PARTS} />
        <div>
          <ProseSection id="before" title="Before you go">
            <ul>
              <li>Tell somebody where you are going and when you will be back.</li>
              <li>Check the weather, the opening hours and whether the place asks for a ticket.</li>
              <li>Charge your phone and take a way to charge it again.</li>
              <li>Bring water, a layer against rain or sun, and shoes for the ground.</li>
              <li>Look at the map for places without signal, and plan around them.</li>
            </ul>
          </ProseSection>
          <ProseSection id="on-the-way" title="On the way">
            <ul>
              <li>Never read clues, check in or look at the map while driving.</li>
              <li>Park where parking is allowed, and keep gates and hydrants clear.</li>
              <li>Cross roads at crossings. Look up from the phone before each step off a curb.</li>
              <li>
                Speeding wins nothing: a square counts no sooner after the one before it than the
                straight line between them takes at {lawfulPaceMph} mph.
              </li>
            </ul>
          </ProseSection>
          <ProseSection id="at-the-square" title="At the square">
            <ul>
              <li>
                Every square is meant to lie where anybody may stand on foot: beside the thing, not
                on it. Do not climb, dig, move or open anything, and never enter private property.
              </li>
              <li>
                Being near is enough: within {checkInRangeFt} feet where somebody has surveyed the
                square, and farther where nobody has, as the screen says. Check in from the safe
                side of water, a road or an edge.
              </li>
              <li>
                What a trip asks, tickets, season, the longest walk, ferries, stands on the hunt's
                page before you subscribe, and with each clue what its square asks. It may have
                changed: the signs on the spot are right.
              </li>
              <li>Follow signs, fences and the people who look after the place.</li>
              <li>Be quiet and brief at memorials, places of worship and where people live.</li>
              <li>Leave nothing behind and take nothing with you.</li>
            </ul>
          </ProseSection>
          <ProseSection id="weather" title="Weather and wild places">
            <ul>
              <li>Turn back from lightning, flood water, ice and extreme heat.</li>
              <li>Keep your distance from animals, and from the edges of cliffs and dams.</li>
              <li>Stay on the trail and start early enough to be back in daylight.</li>
            </ul>
          </ProseSection>
          <ProseSection id="together" title="With others">
            <ul>
              <li>Go in pairs where you can, above all after dark and in lonely places.</li>
              <li>Do not post where you are until you have left.</li>
              <li>
                Another hunter at the square is a rival in the game and nothing more. Be kind.
              </li>
            </ul>
          </ProseSection>
          <ProseSection id="your-data" title="Your position">
            <p>
              Your browser asks before it gives us your position. It is taken when you check in or
              use the finder, never in the background; a check-in made without a network is sent
              when there is one again. Other players never see it.
            </p>
          </ProseSection>
          <ProseSection id="wrong-spot" title="Stop, this spot is wrong">
            <p>
              Is a spot dangerous, closed, not there, or were you told to leave? Press “Stop, this
              spot is wrong” beneath the clue. Two reports, or one of danger, rest the square at
              once for everybody: nobody can check in, the clocks of those at it stand still, and
              nobody loses a place by waiting. We then open it again, move it or let everybody pass
              it.
            </p>
            <p>
              Is it your ground, or do you look after it?{" "}
              <Link to={paths.reportPlace}>Report a place</Link> without an account.
            </p>
          </ProseSection>
          <ProseSection id="emergency" title="In an emergency">
            <p>
              Call 911 and give the road, the trail marker or the coordinates of your phone. A
              three-word address of Ten Paces means nothing to rescuers: give them a real one.
              Afterwards, tell us what happened, so that we can close the square for others.
            </p>
          </ProseSection>
        </div>
      </div>
    </Page>
  );
}
