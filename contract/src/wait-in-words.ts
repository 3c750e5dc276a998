/** A wait as people say it: "8 minutes". Rounded up, so that whoever waits that long has waited enough. */
export function waitInWords(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 90) return counted(whole, "second");
  const minutes = Math.ceil(whole / 60);
  if (minutes < 90) return counted(minutes, "minute");
  return counted(Math.ceil(minutes / 60), "hour");
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
