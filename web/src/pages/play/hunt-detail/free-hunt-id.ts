export function isFreeHuntId(huntId: string): boolean {
  return huntId.startsWith("free-hunt-");
}
