// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useArrivalKind,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "./routing.tsx";

beforeEach(() => window.history.replaceState(null, "", "/hunts?state=OHIO"));
afterEach(cleanup);

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output>{`${useArrivalKind()} ${pathname}${search}${hash}`}</output>;
}

const where = () => screen.getByRole("status").textContent;

test("a plain press is followed by script, back leads to where one was", async () => {
  const { length } = window.history;
  render(
    <BrowserRouter>
      <Where />
      <Link to="/rules#prizes">Rules</Link>
    </BrowserRouter>,
  );
  expect(where()).toBe("POP /hunts?state=OHIO");
  await userEvent.click(screen.getByRole("link"));
  expect(where()).toBe("PUSH /rules#prizes");
  expect(window.history.length).toBe(length + 1);
  await userEvent.click(screen.getByRole("link"));
  expect(where()).toBe("REPLACE /rules#prizes");
  expect(window.history.length).toBe(length + 1);
  window.history.replaceState(null, "", "/faqs");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(where()).toBe("POP /faqs");
});

test("a press that asks for another tab, and one that was taken, are left alone", async () => {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Where />
      <Link to="/rules">Rules</Link>
      <Link to="/faqs" onClick={(event) => event.preventDefault()}>
        Questions
      </Link>
      <Link to="/legal" target="_blank">
        Legal
      </Link>
      <Link to="https://maps.example/">Away</Link>
    </BrowserRouter>,
  );
  await user.keyboard("{Control>}");
  await user.click(screen.getByRole("link", { name: "Rules" }));
  await user.keyboard("{/Control}");
  await user.click(screen.getByRole("link", { name: "Questions" }));
  await user.click(screen.getByRole("link", { name: "Legal" }));
  expect(where()).toBe("POP /hunts?state=OHIO");
  expect(screen.getByRole("link", { name: "Away" }).getAttribute("href")).toBe(
    "https://maps.example/",
  );
});

function Rewrite() {
  const [search, setSearch] = useSearchParams();
  const next = () =>
    setSearch((now) => ({ ...Object.fromEntries(now), page: "2" }), { replace: true });
  return (
    <button type="button" onClick={next}>
      {search.get("page") ?? "1"}
    </button>
  );
}

test("what stands behind the question mark can be rewritten from what stands there", async () => {
  const { length } = window.history;
  render(
    <BrowserRouter>
      <Where />
      <Rewrite />
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole("button", { name: "1" }));
  screen.getByRole("button", { name: "2" });
  expect(where()).toBe("REPLACE /hunts?state=OHIO&page=2");
  expect(window.history.length).toBe(length);
});

function Frame() {
  const navigate = useNavigate();
  return (
    <main>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Link to="/hunt/2/seal">On</Link>
      <Outlet />
    </main>
  );
}

const Page = ({ name }: { name: string }) => <h1>{`${name} ${useParams().id}`}</h1>;

test("a page stands within its frame and has what its address names; the last resort is last", async () => {
  render(
    <MemoryRouter at="/hunt/1">
      <Routes>
        <Route element={<Frame />}>
          <Route path="*" element={<Page name="Nothing" />} />
          <Route path="/old/:id" element={<Navigate to="/hunt/9" replace />} />
          <Route path="/hunt/:id?" element={<Page name="Hunt" />} />
          {["seal", "print"].map((part) => (
            <Route key={part} path={`/hunt/:id/${part}`} element={<Page name={part} />} />
          ))}
        </Route>
        <Route path="/bare" element={<Page name="Bare" />} />
      </Routes>
    </MemoryRouter>,
  );
  const heading = () => screen.getByRole("heading").textContent;
  expect(heading()).toBe("Hunt 1");
  const frame = screen.getByRole("main");
  await userEvent.click(screen.getByRole("link", { name: "On" }));
  expect(heading()).toBe("seal 2");
  expect(screen.getByRole("main")).toBe(frame);
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(heading()).toBe("Hunt 1");
});

test.each([
  ["/nowhere/at/all", "Nothing undefined", 1],
  ["/bare", "Bare undefined", 0],
  ["/old/3", "Hunt 9", 1],
])("%s shows %s", (at, heading, frames) => {
  render(
    <MemoryRouter at={at}>
      <Routes>
        <Route element={<Frame />}>
          <Route path="*" element={<Page name="Nothing" />} />
          <Route path="/old/:id" element={<Navigate to="/hunt/9" replace />} />
          <Route path="/hunt/:id?" element={<Page name="Hunt" />} />
        </Route>
        <Route path="/bare" element={<Page name="Bare" />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading").textContent).toBe(heading);
  expect(screen.queryAllByRole("main")).toHaveLength(frames);
});
