import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "../../../routing.tsx";
import { useRole } from "../../../slices/accounts/use-role.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { foundQuery, pagesNamed } from "./found.ts";

/** How long to wait for the next letter before asking the server. */
const REST_MS = 200;

/** Jumps to a page, a hunt, a place or an account by a part of its name; arrow keys choose, Enter goes. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const role = useRole();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [rested, setRested] = useState("");
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, isFetching } = useQuery(foundQuery(role, rested));
  const asked = rested.trim().length >= 2;
  const found = [...pagesNamed(role, typed), ...(asked ? (data ?? []) : [])];
  const at = Math.min(chosen, found.length - 1);

  function go(to: string): void {
    onClose();
    void navigate(to);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const wanted = found[at];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      const next = (at + step + found.length) % found.length;
      setChosen(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter" && wanted) {
      event.preventDefault();
      go(wanted.to);
    }
  }
  const waiting = typed !== rested || isFetching;
  return (
    <Dialog open onOpenChange={onClose} title="Jump to">
      <TextInput
        role="combobox"
        aria-label="A hunt, a place, an account or a page"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={at >= 0 ? `${listId}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        data-first-focus=""
        maxLength={100}
        placeholder="A hunt, a place, an account or a page"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Found"
        className="mt-3 max-h-[50dvh] overflow-y-auto"
      >
        {found.map(({ to, label, beside }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
          <div
            key={`${beside} ${to}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => go(to)}
            onPointerMove={() => setChosen(index)}
            className={classNames(
              "flex min-h-10 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-md px-3 py-1 text-sm pointer-coarse:min-h-11",
              index === at && "bg-pine-wash",
            )}
          >
            <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
            <span className="text-xs text-quiet">{beside}</span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-3 text-sm text-quiet">
        {error
          ? error.message
          : waiting && typed.trim().length >= 2
            ? "Searching…"
            : found.length === 0 && "Nothing found. Try a part of a name, an address or an id."}
      </p>
    </Dialog>
  );
}
