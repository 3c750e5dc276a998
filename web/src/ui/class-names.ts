type ClassPart = string | false | null | undefined;

/** Joins class names, leaving out everything that is not a non-empty string. */
export function classNames(...parts: ClassPart[]): string {
  return parts.filter(Boolean).join(" ");
}
