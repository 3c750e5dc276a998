import { X } from "lucide-react";
import * as RadixDialog from "radix-ui/dialog";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { BACKDROP_CLASS, keepOpenForToasts, SURFACE_CLASS } from "./dialog-surface.ts";
import { IconButton } from "./icon-button.tsx";
import { useInertOutside } from "./use-inert-outside.ts";
import { useReturnFocus } from "./use-return-focus.ts";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: "narrow" | "normal" | "wide";
  /** The buttons at the foot, the main one first. */
  actions?: ReactNode;
  children?: ReactNode;
};

const WIDTHS = { narrow: "sm:max-w-md", normal: "sm:max-w-xl", wide: "sm:max-w-4xl" };

/** A modal window: from the foot of a phone, in the middle of a larger screen. Escape closes it. */
export function Dialog(props: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixDialog.Portal>
        <div data-locks-scroll="" className={BACKDROP_CLASS} />
        <Window {...props} returnFocus={returnFocus} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

type WindowProps = DialogProps & { returnFocus: ReturnType<typeof useReturnFocus> };

function Window(props: WindowProps) {
  const { title, description, width = "normal", actions, children, returnFocus } = props;
  useInertOutside();
  return (
    <RadixDialog.Content
      {...returnFocus}
      aria-modal="true"
      onInteractOutside={keepOpenForToasts}
      className={classNames(SURFACE_CLASS, WIDTHS[width])}
      {...(description == null && { "aria-describedby": undefined })}
    >
      <div className="flex items-start justify-between gap-4">
        {/* All else is out of reach, so that this is the first heading there is. */}
        <RadixDialog.Title asChild>
          <h1 className="text-2xl">{title}</h1>
        </RadixDialog.Title>
        <RadixDialog.Close asChild>
          <IconButton
            label="Close"
            icon={<X aria-hidden="true" className="size-5" />}
            className="-mt-2 -mr-2"
          />
        </RadixDialog.Close>
      </div>
      {description != null && (
        <RadixDialog.Description asChild>
          <div className="mt-2 text-quiet">{description}</div>
        </RadixDialog.Description>
      )}
      {children != null && <div className="mt-5">{children}</div>}
      {actions != null && (
        // In view however long the window is, over its padding, which the browser counts as none of the view.
        <div className="sticky -bottom-5 z-10 -mx-5 mt-3 -mb-5 flex flex-row-reverse flex-wrap gap-3 bg-raised px-5 pt-3 pb-5 sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-7">
          {actions}
        </div>
      )}
    </RadixDialog.Content>
  );
}
