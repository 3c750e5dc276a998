import { useEffect } from "react";
import { canStayAwake, useAwakeChoice } from "./awake-choice.ts";
import { stayAwake } from "./stay-awake.ts";

/** Draws nothing: while it stands the screen stays on, where its owner wants that. */
export default function AwakeScreen() {
  const wanted = useAwakeChoice();
  useEffect(() => (wanted && canStayAwake() ? stayAwake() : undefined), [wanted]);
  return null;
}
