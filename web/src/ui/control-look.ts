/** The look shared by everything a reader types into or picks from. 16 px text, so that iOS does not zoom. */
export const CONTROL_CLASS = [
  "block w-full min-h-11 rounded-md border border-edge bg-raised px-3 text-base text-ink",
  "placeholder:text-quiet transition-colors duration-150 hover:border-ink",
  "aria-invalid:border-flag aria-invalid:border-2",
  "disabled:bg-sunken disabled:text-quiet",
].join(" ");
