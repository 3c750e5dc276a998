import { createContext, useContext } from "react";

export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: boolean;
};

export const FieldContext = createContext<FieldControl | null>(null);

/**
 * The attributes that tie a control to the Field around it; empty outside a Field.
 * What the control's own props say is spread after these and wins.
 */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}
