/** The number in groups of four while it is typed; digits only, at most 19. */
export function typedNumber(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** MM/YY while it is typed; the slash comes by itself and can be erased. */
export function typedExpiry(text: string, before: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 4);
  const erasing = text.length < before.length;
  if (digits.length < 2 || (digits.length === 2 && erasing)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

export function typedCvc(text: string): string {
  return text.replace(/\D/g, "").slice(0, 4);
}
