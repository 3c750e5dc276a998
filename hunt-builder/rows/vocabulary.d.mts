export const kinds: readonly string[];
export const tags: readonly string[];
export const owners: readonly string[];
export const units: readonly string[];
export const stateFiles: Readonly<Record<string, string>> & {
  readonly byCode: Readonly<Record<string, string>>;
};
