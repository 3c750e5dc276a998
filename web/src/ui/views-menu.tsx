import { useState } from "react";
import { useSearchParams } from "../routing.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { RowMenu } from "./row-menu.tsx";
import { keepViews, readViews, type SavedView, withView } from "./saved-views.ts";
import { TextInput } from "./text-input.tsx";
import { toast } from "./toast-store.ts";

type ViewsMenuProps = {
  /** Names the table in the browser's store. */
  table: string;
  /** Parameters of the address that are none of the table's, such as the tab: they stay. */
  keep: readonly string[];
};

/** Keeps how a table is narrowed and sorted now under a name, in this browser, and goes back to it. */
export function ViewsMenu({ table, keep }: ViewsMenuProps) {
  const [params, setParams] = useSearchParams();
  const [views, setViews] = useState(() => readViews(table));
  const [name, setName] = useState<string | null>(null);

  function store(next: SavedView[], said: string): void {
    setViews(next);
    if (keepViews(table, next)) toast({ tone: "success", text: said });
    else
      toast({ tone: "error", text: "This browser keeps nothing: the view is lost with the page." });
  }
  function own(): URLSearchParams {
    const query = new URLSearchParams(params);
    for (const one of [...keep, "page"]) query.delete(one);
    return query;
  }
  function open({ query }: SavedView): void {
    const next = new URLSearchParams(query);
    for (const one of keep) {
      const value = params.get(one);
      if (value !== null) next.set(one, value);
    }
    setParams(next);
  }
  function save(): void {
    if (!name?.trim()) return;
    store(withView(views, { name, query: own().toString() }), `The view "${name.trim()}" is kept.`);
    setName(null);
  }
  const here = own().toString();
  const current = views.find(({ query }) => query === here);
  return (
    <>
      <RowMenu
        of="saved views"
        label={current ? `View: ${current.name}` : "Views"}
        items={[
          ...views.map((view) => ({
            key: `open ${view.name}`,
            label: view.name,
            onSelect: () => open(view),
          })),
          { key: "save", label: "Save this view…", onSelect: () => setName(current?.name ?? "") },
          ...(current
            ? [
                {
                  key: "forget",
                  label: `Forget "${current.name}"`,
                  danger: true,
                  onSelect: () =>
                    store(
                      views.filter((view) => view !== current),
                      `The view "${current.name}" is forgotten.`,
                    ),
                },
              ]
            : []),
        ]}
      />
      <Dialog
        open={name !== null}
        onOpenChange={() => setName(null)}
        title="Save this view"
        width="narrow"
        actions={
          <Button onClick={save} disabled={!name?.trim()}>
            Save view
          </Button>
        }
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <Field label="Name" hint="It is kept in this browser.">
            <TextInput
              maxLength={40}
              value={name ?? ""}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </form>
      </Dialog>
    </>
  );
}
