import { publicityOptOutDays } from "@ten-paces/contract";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { ProseSection } from "../../../slices/content/prose.tsx";
import { WhereWhat3words } from "../../../slices/site/address-service.tsx";

export function Privacy() {
  return (
    <>
      <ProseSection id="what-we-keep" title="What we keep">
        <ul>
          <li>
            <b>Your account</b>: email address, a display name and avatar, and your password as a
            hash that cannot be turned back.
          </li>
          <li>
            <b>Where you sign in</b>: the kind of browser and when it was last used, so that you can
            see and end it in your profile. Of the network only a fingerprint is kept, for 90 days,
            so that a stranger's wrong passwords do not lock you out at home.
          </li>
          <li>
            <b>Your game</b>: the hunts you subscribe to, your progress, the hints you bought, where
            each credit came from and went, and your scores.
          </li>
          <li>
            <b>Your position</b>: of each check-in in a physical hunt, with its accuracy and time.
            It decides whether you are there, and it is the evidence when a prize is reviewed. It is
            never collected in the background and never shown to other players. Of the readings of a
            check-in the best one is kept after 90 days.
          </li>
          <li>
            <b>How a check-in came about</b>: the time zone your browser names, whether it says that
            a program steers it, how many keys and pastes an answer took and how soon, and
            fingerprints of the device and of the network, from which neither can be read. It is
            kept for a year. People who review a prize look at it; nothing is decided by it alone,
            and it is used for nothing else.
          </li>
          <li>
            <b>What you answer wrong</b>: for a year, so that a clue that misleads is found and
            mended. Other hunters never see it.
          </li>
          <li>
            <b>What you ask the finder</b>: the position, its accuracy and the time, for 90 days, so
            that nobody solves a hunt from home.
          </li>
          <li>
            <b>Your prizes</b>: the hunts you won and when. What paying a prize takes, such as your
            legal name and mailing address, is asked for when you have won and not before. It is
            encrypted where it is stored.
          </li>
          <li>
            <b>Who can win</b>: the state you live in and your date of birth, asked for before the
            first payment.
          </li>
          <li>
            <b>What you write and follow</b>: your notes at squares, what you say of a hunt that you
            finished, and the states you follow.
          </li>
          <li>
            <b>Your messages</b> to support, with the name and address you gave.
          </li>
          <li>
            <b>What you say of a spot</b>: that it is wrong, or how you found it. Reports are let go
            of a year after they were settled. Other hunters never see who reported.
          </li>
        </ul>
        <p>Card numbers never reach our database: the payment provider keeps them.</p>
      </ProseSection>
      <ProseSection id="what-others-see" title="What others see">
        <p>
          Your display name, avatar, score, rank and number of completed hunts stand on the
          leaderboard. Your email address does not stand anywhere: a friend's address is shortened
          even in your own list of referrals.
        </p>
        <p>
          Winners are named in public only with their consent, with {publicityOptOutDays} days to
          opt out.
        </p>
      </ProseSection>
      <ProseSection id="who-receives" title="Who receives it">
        <p>
          Nobody buys it from us. A payment provider receives what a payment needs, the tax
          authorities what the law asks for on prizes. No advertising network and no script of a
          third party runs on these pages.
        </p>
        <WhereWhat3words>
          <p>
            The three words of a place come from what3words Limited, a company in the United
            Kingdom. When you use the finder, our server sends it the position you ask about and
            nothing that says who asks; which words a position has is kept for some weeks without
            your name, so that it need not be asked again. A check-in is sent to nobody.
          </p>
        </WhereWhat3words>
      </ProseSection>
      <ProseSection id="measurements" title="Measurements">
        <p>
          Pages report how quickly they were drawn, without your name, your address or anything else
          about you.
        </p>
      </ProseSection>
      <ProseSection id="your-data" title="Your choices">
        <p>
          In your profile you change your display name and avatar, choose your mails, download
          everything that we keep about you, and delete your account: your name, your address and
          your positions go at once, copies of mails within 90 days. For a correction, write to us
          through the{" "}
          <Link to={paths.contact} className="link">
            contact page
          </Link>
          . What the law tells us to keep about payments and prizes stays as long as it says.
        </p>
      </ProseSection>
    </>
  );
}
