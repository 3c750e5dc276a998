import { type ComponentProps, lazy, Suspense, useState } from "react";
import { arrivalOf } from "../lazy-page.ts";
import type { AlertDialog } from "./alert-dialog.tsx";

const Question = lazy(() =>
  arrivalOf(() => import("./alert-dialog.tsx").then((module) => ({ default: module.AlertDialog }))),
);

/** The same question, whose code comes when it is first asked: for pages that rarely do. */
export function AlertDialogLater(props: ComponentProps<typeof AlertDialog>) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <Question {...props} />
    </Suspense>
  );
}
