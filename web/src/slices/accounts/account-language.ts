import { type PageLanguage, pageLanguages, type User, updateProfile } from "@ten-paces/contract";
import { call } from "../../api.ts";

/** What the page at hand is in. */
export function languageOfPage(): PageLanguage {
  const own = document.documentElement.lang.slice(0, 2);
  return pageLanguages.find((one) => one === own) ?? "en";
}

/** Keeps the language of the page with the account, so that its owner's next device is told of it. */
export async function keepLanguage(): Promise<void> {
  await call(updateProfile, { body: { language: languageOfPage() } });
}

/**
 * Right after somebody signed in: the page in the language they chose on another device. Where they never chose one,
 * what was chosen in this browser is kept with the account.
 * @param cookies in one of them the server keeps what was chosen in this browser
 * @param go leaves for an address
 */
export async function followLanguage(
  { language }: Pick<User, "language">,
  cookies = document.cookie,
  go = (address: string) => window.location.replace(address),
): Promise<void> {
  if (language === null) {
    if (/(?:^|; )language=/.test(cookies)) await keepLanguage();
    return;
  }
  if (language === languageOfPage()) return;
  const address = new URL(window.location.href);
  address.searchParams.set("language", language);
  go(address.href);
}
