import { EllipsisVertical } from "lucide-react";
import * as RadixMenu from "radix-ui/dropdown-menu";
import { useRef } from "react";
import { buttonClass } from "./button-look.ts";
import { classNames } from "./class-names.ts";

export type RowMenuItem = { key: string; label: string; danger?: boolean; onSelect: () => void };

type RowMenuProps = {
  /** The thing it acts upon: "Actions for Vermont Hunt 2". */
  of: string;
  items: readonly RowMenuItem[];
  /** Shown in place of the three dots. */
  label?: string;
};

/** What can be done to a row, the dangerous last and apart. */
export function RowMenu({ of, items, label }: RowMenuProps) {
  const ordered = items.toSorted((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false));
  const trigger = useRef<HTMLButtonElement>(null);
  const firstDanger = ordered.findIndex(({ danger }) => danger);
  return (
    // Not modal: its lock of the page is an injected style element, which the CSP forbids.
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger
        ref={trigger}
        {...(label === undefined && { "aria-label": `Actions for ${of}`, title: "Actions" })}
        className={
          label === undefined
            ? "inline-flex size-8 items-center justify-center rounded-md text-quiet hover:bg-pine-wash hover:text-ink data-[state=open]:bg-pine-wash pointer-coarse:size-11"
            : buttonClass({ variant: "secondary", size: "small" })
        }
      >
        {label ?? <EllipsisVertical aria-hidden="true" className="size-4" />}
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          align="end"
          sideOffset={4}
          className="z-40 min-w-44 rounded-md border border-contour bg-raised p-1 text-sm shadow-float"
        >
          {ordered.map(({ key, label, danger, onSelect }, index) => (
            <div key={key} className="contents">
              {index === firstDanger && index > 0 && (
                <RadixMenu.Separator className="my-1 h-px bg-contour" />
              )}
              <RadixMenu.Item
                onSelect={() => {
                  // A window that opens now gives the focus back to what has it: the item is gone by then.
                  trigger.current?.focus();
                  onSelect();
                }}
                className={classNames(
                  "flex min-h-9 cursor-pointer items-center rounded-sm px-3 outline-none pointer-coarse:min-h-11 data-highlighted:bg-pine-wash",
                  danger && "text-flag",
                )}
              >
                {label}
              </RadixMenu.Item>
            </div>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}
