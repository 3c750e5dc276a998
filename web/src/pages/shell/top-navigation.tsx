import { UserRound } from "lucide-react";
import { Link, useLocation } from "../../routing.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { setTopBarSlot, useTopBarTaken } from "../../ui/top-bar.tsx";
import { CreditsBadge } from "./credits-badge.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ADMIN_LINK, isHere, NAVIGATION_LINKS, type SiteLink } from "./site-navigation.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useScrolled } from "./use-scrolled.ts";

export type TopNavigationProps = {
  /** null when signed out. */
  user: { isAdmin: boolean } | null;
  /** Whether it is known that nobody is signed in: who it is may still be asked, or the service be away. */
  isVisitor: boolean;
  /** totalCredits; null while they load or cannot be read. */
  credits: number | null;
  onLogout: () => void;
};

const SHRINKS_AFTER_PX = 50;

function ownLinksOf(user: TopNavigationProps["user"]): SiteLink[] {
  if (user === null) return [];
  const profile = { to: "/profile", label: "Profile" };
  return user.isAdmin ? [{ ...ADMIN_LINK, label: "Admin Dashboard" }, profile] : [profile];
}

/** The bar at the top of every page: where to go, who you are, what you have left. */
export function TopNavigation({ user, isVisitor, credits, onLogout }: TopNavigationProps) {
  const scrolled = useScrolled(SHRINKS_AFTER_PX);
  const taken = useTopBarTaken();
  return (
    <header
      className={classNames(
        "sticky top-0 z-30 border-b border-contour bg-paper transition-[margin] duration-150 print:hidden",
        // What the bar loses in height the page keeps below it: were the page to move up, the browser would scroll it
        // back by as much, to where the bar is high again, and so on without end.
        scrolled && "mb-4",
        taken && "max-lg:mb-0",
      )}
    >
      <nav
        aria-label="Main"
        className={classNames(
          "mx-auto flex max-w-wide items-center gap-1 px-4 sm:gap-2 transition-[padding] duration-150 sm:px-6",
          scrolled ? "py-1" : "py-3",
          taken && "max-lg:h-14 max-lg:py-0",
        )}
      >
        <div
          ref={setTopBarSlot}
          className={classNames("min-w-0 flex-1 lg:hidden", !taken && "hidden")}
        />
        <Link
          to={user ? "/hunts" : "/"}
          className={classNames(
            "mr-auto flex min-h-11 min-w-0 items-center rounded-md",
            taken && "max-lg:hidden",
          )}
        >
          <Logo />
        </Link>
        <ul className="hidden items-center xl:flex">
          {NAVIGATION_LINKS.map((link) => (
            <li key={link.to}>
              <BarLink {...link} />
            </li>
          ))}
          {user?.isAdmin && (
            <li>
              <BarLink {...ADMIN_LINK} />
            </li>
          )}
        </ul>
        <div className="flex items-center sm:gap-1 xl:ml-2">
          <span className={classNames("flex items-center sm:gap-1", taken && "max-lg:hidden")}>
            {user && credits !== null && <CreditsBadge credits={credits} />}
            {user && <ProfileLink />}
            <span className="hidden sm:inline-flex">
              <ThemeSwitch />
            </span>
          </span>
          {isVisitor && <SignedOutButtons />}
          <MobileMenu ownLinks={ownLinksOf(user)} credits={user ? credits : null}>
            {!isVisitor ? (
              <Button variant="secondary" onClick={onLogout}>
                Logout
              </Button>
            ) : (
              <>
                <LinkButton to="/register">Sign Up</LinkButton>
                <LinkButton to="/login" variant="secondary">
                  Login
                </LinkButton>
              </>
            )}
            <ThemeSwitch />
          </MobileMenu>
        </div>
      </nav>
    </header>
  );
}

function BarLink(link: SiteLink) {
  const here = isHere(link, useLocation().pathname);
  return (
    <Link
      to={link.to}
      aria-current={here ? "page" : undefined}
      className={classNames(
        "relative flex min-h-11 items-center px-3 text-sm font-medium transition-colors duration-150",
        "after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:bg-brass",
        here ? "text-ink" : "text-quiet after:hidden hover:text-ink",
      )}
    >
      {link.label}
    </Link>
  );
}

function ProfileLink() {
  const here = useLocation().pathname === "/profile";
  return (
    <Link
      to="/profile"
      aria-current={here ? "page" : undefined}
      aria-label="Profile"
      title="Profile"
      className={classNames(
        "inline-flex size-11 items-center justify-center rounded-md hover:bg-pine-wash",
        here ? "bg-brass-wash text-brass-text" : "text-ink",
      )}
    >
      <UserRound aria-hidden="true" className="size-5" />
    </Link>
  );
}

function SignedOutButtons() {
  return (
    <span className="hidden items-center gap-2 sm:flex">
      <LinkButton to="/login" variant="ghost">
        Login
      </LinkButton>
      <LinkButton to="/register">Sign Up</LinkButton>
    </span>
  );
}
