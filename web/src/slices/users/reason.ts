const shortest = 3;

/** What a reason lacks that somebody reads. @param where they read it: "the mail" */
export function reasonLacks(reason: string, where: string): { reason?: string } {
  if (reason.trim().length >= shortest) return {};
  return { reason: `Please say why; they read it in ${where}.` };
}
