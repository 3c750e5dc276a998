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

export interface Card {
  number: string;
  expiry: string;
  cvc: string;
}

/** What is wrong with a card as it was typed, by its field; nothing where it can be sent. */
export function cardFaults({ number, expiry, cvc }: Card): Partial<Card> {
  const digits = number.replace(/\D/g, "").length;
  const month = /^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry);
  return {
    ...(digits < 12 && {
      number: digits === 0 ? "Please enter the card number." : "This card number is too short.",
    }),
    ...(!month && { expiry: "Please enter month and year, such as 08/31." }),
    ...(!/^\d{3,4}$/.test(cvc) && { cvc: "Please enter the three or four digits." }),
  };
}
