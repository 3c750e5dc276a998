import {
  type AnchorHTMLAttributes,
  Children,
  createContext,
  Fragment,
  isValidElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import {
  type Address,
  leavesSite,
  matchPath,
  type Params,
  resolveTo,
  type To,
  toHref,
} from "./address.ts";

/** How a reader came to where they are: by back and forward (and at first), by a link, or by a rewritten address. */
export type Arrival = "POP" | "PUSH" | "REPLACE";

/** An address as it was visited: its key is another one for each visit, "default" for the first. */
export interface Location extends Address {
  key: string;
}

export interface NavigateFunction {
  (to: To, options?: { replace?: boolean }): void;
  /** So many steps in the browser's history. */
  (steps: number): void;
}

interface Here {
  location: Location;
  arrival: Arrival;
}

interface Routing extends Here {
  navigate: NavigateFunction;
}

const RoutingContext = createContext<Routing | null>(null);
const ParamsContext = createContext<Params>({});
const OutletContext = createContext<ReactNode>(null);

function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (routing === null)
    throw new Error("Nothing here knows the address: a router must stand around it");
  return routing;
}

/** The browser's own address and history. A change is drawn in one step with what else changes at that moment. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [here, setHere] = useState<Here>(() => ({ location: readBrowser(), arrival: "POP" }));
  useLayoutEffect(() => {
    const onPop = () => setHere({ location: readBrowser(), arrival: "POP" });
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, []);
  const navigate = useCallback<NavigateFunction>((to, { replace = false } = {}) => {
    if (typeof to === "number") return window.history.go(to);
    const href = toHref(resolveTo(to, window.location.pathname));
    const state = { key: Math.random().toString(36).slice(2, 10) };
    window.history[replace ? "replaceState" : "pushState"](state, "", href);
    setHere({ location: readBrowser(), arrival: replace ? "REPLACE" : "PUSH" });
  }, []);
  return (
    <Router here={here} navigate={navigate}>
      {children}
    </Router>
  );
}

function readBrowser(): Location {
  const { pathname, search, hash } = window.location;
  const { key } = (window.history.state ?? {}) as { key?: unknown };
  return { pathname, search, hash, key: typeof key === "string" ? key : "default" };
}

/** An address that is kept here alone: for tests, and for pages that are written without a browser. */
export function MemoryRouter({ at, children }: { at: string; children: ReactNode }) {
  const [visits, setVisits] = useState<{ all: Here[]; index: number }>(() => ({
    all: [{ location: { ...resolveTo(at, "/"), key: "default" }, arrival: "POP" }],
    index: 0,
  }));
  const navigate = useCallback<NavigateFunction>((to, { replace = false } = {}) => {
    setVisits(({ all, index }) => {
      if (typeof to === "number") {
        const next = Math.min(Math.max(index + to, 0), all.length - 1);
        return { all: all.with(next, { ...(all[next] as Here), arrival: "POP" }), index: next };
      }
      const from = all[index]?.location.pathname ?? "/";
      const location = { ...resolveTo(to, from), key: `${all.length}-${index}` };
      const kept = all.slice(0, replace ? index : index + 1);
      return {
        all: [...kept, { location, arrival: replace ? "REPLACE" : "PUSH" }],
        index: kept.length,
      };
    });
  }, []);
  const here = visits.all[visits.index] as Here;
  return (
    <Router here={here} navigate={navigate}>
      {children}
    </Router>
  );
}

function Router({
  here,
  navigate,
  children,
}: {
  here: Here;
  navigate: NavigateFunction;
  children: ReactNode;
}) {
  const routing = useMemo(() => ({ ...here, navigate }), [here, navigate]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

export const useLocation = (): Location => useRouting().location;
export const useArrivalKind = (): Arrival => useRouting().arrival;
/** The same function for the life of the page. */
export const useNavigate = (): NavigateFunction => useRouting().navigate;

/** What stands in the address where the pattern of the page has a name. */
export function useParams(): Params {
  return useContext(ParamsContext);
}

type Search = URLSearchParams | Record<string, string>;
type SetSearch = (
  next: Search | ((before: URLSearchParams) => Search),
  options?: { replace?: boolean },
) => void;

/** What stands behind the question mark, and a way to rewrite it. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { location, navigate } = useRouting();
  const params = useMemo(() => new URLSearchParams(location.search), [location.search]);
  const set = useCallback<SetSearch>(
    (next, options) => {
      const search = typeof next === "function" ? next(new URLSearchParams(params)) : next;
      navigate({ search: `?${new URLSearchParams(search)}` }, options);
    },
    [params, navigate],
  );
  return [params, set];
}

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: To;
  /** Takes the place of this page in the history. */
  replace?: boolean;
}

/** A link inside the product: followed by script where a plain press follows it, by the browser everywhere else. */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const { location, navigate } = useRouting();
  if (typeof to === "string" && leavesSite(to)) return <a {...rest} href={to} onClick={onClick} />;
  const href = toHref(resolveTo(to, location.pathname));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event, rest.target)) return;
    event.preventDefault();
    // A link to where one is adds no step to go back.
    navigate(to, { replace: replace ?? href === toHref(location) });
  };
  return <a {...rest} href={href} onClick={follow} />;
}

function isPlainPress(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  const here = target === undefined || target === "_self";
  return here && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** Goes on to another page as soon as it is drawn. */
export function Navigate({ to, replace = false }: { to: To; replace?: boolean }) {
  const navigate = useNavigate();
  const href = typeof to === "string" ? to : JSON.stringify(to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place in another object is the same place.
  useEffect(() => navigate(to, { replace }), [navigate, href, replace]);
  return null;
}

interface RouteProps {
  path?: string;
  element: ReactNode;
  children?: ReactNode;
}

/** A page at a path, or what stands around the pages within it and shows them by its Outlet. Read by Routes. */
export function Route(_props: RouteProps): null {
  return null;
}

/** Draws the first page whose path is the address, within what stands around it; "*" where there is none. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const branches = useMemo(() => lastResortLast(branchesOf(children, [])), [children]);
  for (const { path, elements } of branches) {
    const params = matchPath(path, pathname);
    if (params === null) continue;
    let drawn: ReactNode = null;
    for (const element of elements.toReversed()) {
      drawn = <OutletContext value={drawn}>{element}</OutletContext>;
    }
    return <ParamsContext value={params}>{drawn}</ParamsContext>;
  }
  return null;
}

interface Branch {
  path: string;
  /** From the outermost to the page. */
  elements: ReactNode[];
}

function branchesOf(children: ReactNode, around: readonly ReactNode[]): Branch[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    const { path, element, children: inner } = (child as ReactElement<RouteProps>).props;
    if (child.type === Fragment) return branchesOf(inner, around);
    const elements = [...around, element];
    return path === undefined ? branchesOf(inner, elements) : [{ path, elements }];
  });
}

/** What every address fits must not hide what is named after it. */
function lastResortLast(branches: readonly Branch[]): Branch[] {
  return branches.toSorted((a, b) => Number(a.path === "*") - Number(b.path === "*"));
}

/** The page within, where this is drawn around one. */
export function Outlet(): ReactNode {
  return useContext(OutletContext);
}
