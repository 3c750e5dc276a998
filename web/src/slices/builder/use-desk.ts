import { useEffect, useReducer } from "react";
import { nextStep } from "./desk-state.ts";
import { forgetDesk, keepDesk, readDesk } from "./kept-desk.ts";

const tabStorage = () => sessionStorage;

/** The builder's desk, kept through a reload of this tab. */
export function useDesk() {
  const [desk, dispatch] = useReducer(nextStep, tabStorage, readDesk);
  useEffect(() => keepDesk(tabStorage, desk), [desk]);
  return { desk, dispatch, forget: () => forgetDesk(tabStorage) };
}
