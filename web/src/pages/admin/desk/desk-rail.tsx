import { ArrowUpRight, LogOut } from "lucide-react";
import { paths } from "../../../paths.ts";
import { Link, useLocation, useSearchParams } from "../../../routing.tsx";
import { useSession } from "../../../slices/accounts/session.tsx";
import { useLogout } from "../../../slices/accounts/use-logout.ts";
import { classNames } from "../../../ui/class-names.ts";
import { ThemeSwitch } from "../../shell/theme-switch.tsx";
import { railAt } from "./rail-links.ts";

const LINE =
  "flex min-h-7.5 items-center gap-2.5 rounded-md px-2.5 text-sm font-medium pointer-coarse:min-h-11";

/** Where to go at the desk, in groups, and who is signed in. */
export function DeskRail() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { user } = useSession();
  const logout = useLogout();
  return (
    <>
      <nav aria-label="Desk" className="grid gap-2.5">
        {railAt(user?.role ?? null, pathname, search.get("tab")).map(({ label, links }) => (
          <div key={label}>
            <p className="label-caps px-2.5 pb-1 text-quiet">{label}</p>
            <ul>
              {links.map(({ to, label: name, Icon, isHere }) => (
                <li key={to}>
                  <Link
                    to={to}
                    aria-current={isHere ? "page" : undefined}
                    className={classNames(
                      LINE,
                      isHere
                        ? "bg-brass-wash text-ink"
                        : "text-quiet hover:bg-pine-wash hover:text-ink",
                    )}
                  >
                    <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="mt-auto grid border-t border-contour pt-2">
        {user && (
          <p className="truncate px-2.5 pb-1 text-xs text-quiet" title={user.email}>
            {user.email}
          </p>
        )}
        <Link to={paths.hunts} className={classNames(LINE, "text-quiet hover:bg-pine-wash")}>
          <ArrowUpRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
          To the Site
        </Link>
        <span className="flex items-center justify-between gap-2">
          <button
            type="button"
            onClick={logout}
            className={classNames(LINE, "flex-1 text-quiet hover:bg-pine-wash")}
          >
            <LogOut aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Logout
          </button>
          <ThemeSwitch />
        </span>
      </div>
    </>
  );
}
