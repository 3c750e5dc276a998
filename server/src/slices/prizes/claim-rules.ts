import type { ClaimForm } from "@ten-paces/contract";
import { findStateByName } from "@ten-paces/geo";
import { isOldEnough } from "../eligibility/service.ts";
import { bitcoinAddressFault } from "./bitcoin-address.ts";

export interface FieldFault {
  path: keyof ClaimForm;
  message: string;
}

interface Asked {
  /** Whether the sum asks for what a tax form needs. */
  taxForm: boolean;
  now: Date;
  /** What the profile says; null where nothing was given. */
  who: { residence: string | null; birthDate: string | null };
  /** Whether who lives in a state can win money. */
  wins: (residence: string) => boolean;
}

/** What is wrong with a claim, each fault with its field, in the order in which the fields stand. */
export function claimFaults(form: ClaimForm, { taxForm, now, who, wins }: Asked): FieldFault[] {
  const faults: FieldFault[] = [];
  const add = (path: keyof ClaimForm, message: string | null) => {
    if (message !== null) faults.push({ path, message });
  };
  add("birthDate", birthFault(form.birthDate, now) ?? otherThan(who.birthDate, form.birthDate));
  add(
    "residence",
    residenceFault(form.residence, wins) ?? otherThan(who.residence, form.residence),
  );
  if (form.method === "bitcoin") {
    add(
      "bitcoinAddress",
      form.bitcoinAddress
        ? bitcoinAddressFault(form.bitcoinAddress)
        : "Please enter your Bitcoin address.",
    );
  }
  if (form.method === "cash" || taxForm) {
    const lines = form.mailingAddress ?? "";
    add("mailingAddress", lines.length < 10 ? "Please enter your whole mailing address." : null);
  }
  if (taxForm) {
    add("taxId", taxIdFault(form.taxId ?? ""));
    add(
      "taxCertified",
      form.taxCertified ? null : "Please certify that name and number are right.",
    );
  }
  return faults;
}

function birthFault(birthDate: string, now: Date): string | null {
  if (birthDate > now.toISOString().slice(0, 10)) return "This day has not come yet.";
  if (birthDate < "1900-01-01") return "Please check the year you were born.";
  return isOldEnough(birthDate, now) ? null : "Prizes are paid to people of 18 and over.";
}

function residenceFault(residence: string, wins: Asked["wins"]): string | null {
  const state = findStateByName(residence);
  if (!state) return "Please choose the state you live in.";
  return wins(residence)
    ? null
    : `People who live in ${state.name} play for points: no prize can be paid there.`;
}

/** What was said before the first payment holds: it decided whether a place could be won. */
function otherThan(before: string | null, now: string): string | null {
  if (before === null || before === now) return null;
  return "Your profile says something else. If that is wrong or has changed, please write to support first.";
}

/** A social security number or another taxpayer number: nine digits that are given out. */
function taxIdFault(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, "");
  if (!/^\d{9}$/.test(digits)) return "A taxpayer number has nine digits, such as 123-45-6789.";
  return /^(000|666)/.test(digits) || /^(\d)\1{8}$/.test(digits)
    ? "Please check this taxpayer number."
    : null;
}
