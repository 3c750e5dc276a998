import { graceDays, renewalNoticeDays } from "@ten-paces/contract";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { ProseSection } from "../../../slices/content/prose.tsx";

export function Terms() {
  return (
    <>
      <ProseSection id="agreement" title="Our agreement">
        <p>
          By making an account you agree to these terms and to the{" "}
          <Link to={paths.rules} className="link">
            rules
          </Link>{" "}
          of the game. If you do not agree, please do not play.
        </p>
        <p>
          Paid hunts are for people who are 18 or over, residents of the United States, with a valid
          account and an active subscription to the hunt.
        </p>
      </ProseSection>
      <ProseSection id="account" title="Your account">
        <ul>
          <li>One account for each person, with an email address that reaches you.</li>
          <li>Keep your password to yourself. What is done with your account counts as yours.</li>
          <li>We may suspend an account that breaks the rules, and tell you why.</li>
        </ul>
      </ProseSection>
      <ProseSection id="payments" title="Plans and payments">
        <ul>
          <li>
            Plans are monthly and renew until you end them. End a subscription or the whole plan in
            your profile: it is not renewed and stays playable until the cycle ends. With your last
            subscription the plan ends, too; while you keep another, it goes on at its price. The
            days that are left of a plan that you stop are not paid out.
          </li>
          <li>
            A larger plan starts at once: you pay the difference for the days that are left, and no
            credit expires. A smaller plan starts with the next cycle, with the hunts you choose.
          </li>
          <li>Monthly credits expire at the end of the billing cycle.</li>
          <li>
            Before the first payment and before every change you are told what is due now and what
            next. We announce each renewal by mail {renewalNoticeDays} days before, and send a
            receipt of every payment.
          </li>
          <li>
            If a renewal cannot be paid, we write to you and wait {graceDays} days before the plan
            and its subscriptions end.
          </li>
          <li>
            If we cancel a hunt, its subscriptions end, the slots of your plan are free again, and
            what you spent in it comes back as bonus credits.
          </li>
        </ul>
      </ProseSection>
      <ProseSection id="conduct" title="Out in the field">
        <p>
          You decide where you go and how. Follow the law, the signs of a place and our{" "}
          <Link to={paths.safety} className="link">
            safety guidelines
          </Link>
          . A square is never a reason to enter private property or to take a risk.
        </p>
      </ProseSection>
      <ProseSection id="content" title="What belongs to whom">
        <p>
          Clues, puzzles, hints and drawings of Ten Paces are for playing. Please do not publish
          answers while a hunt is open, and do not copy hunts into other services.
        </p>
      </ProseSection>
      <ProseSection id="dmca" title="DMCA Policy">
        <p>
          If you believe that something on Ten Paces infringes your copyright, write to us through
          the{" "}
          <Link to={paths.contact} className="link">
            contact page
          </Link>{" "}
          with
        </p>
        <ul>
          <li>the work that you hold the rights to,</li>
          <li>where on Ten Paces the material stands,</li>
          <li>your name, address, telephone number and email address,</li>
          <li>
            a statement that you believe in good faith that the use is not authorized by the owner,
            its agent or the law,
          </li>
          <li>
            a statement, under penalty of perjury, that the notice is accurate and that you are the
            owner or may act for the owner, and
          </li>
          <li>your signature, in writing or electronic.</li>
        </ul>
        <p>
          We remove what infringes and tell whoever put it there, who may answer with a
          counter-notice. Accounts that infringe repeatedly are closed.
        </p>
      </ProseSection>
      <ProseSection id="responsible-gaming" title="Responsible Gaming">
        <p>A hunt should be a good day out. It should not cost more than you meant it to.</p>
        <ul>
          <li>Decide before you begin how much time and money a month may take.</li>
          <li>Credits are spent on the game. They are not an investment.</li>
          <li>
            Do not chase a prize with packs of credits you would not have bought this morning.
          </li>
          <li>
            Take a break: subscriptions can be ended in the profile at any time. We close an account
            when you ask us to.
          </li>
          <li>
            If playing worries you or somebody close to you, the{" "}
            <a href="https://www.ncpgambling.org" className="link">
              National Council on Problem Gambling
            </a>{" "}
            has people who listen, free of charge.
          </li>
        </ul>
      </ProseSection>
    </>
  );
}
