import type { ClaimForm } from "@ten-paces/contract";
import { findStateByName } from "@ten-paces/geo";
import { bitcoinAddressFault } from "./bitcoin-address.ts";
import { isOldEnough } from "./rules.ts";

export interface FieldFault {
  path: keyof ClaimForm;
  message: string;
}

interface Asked {
  /** Whether the sum asks for what a tax form needs. */
  taxForm: boolean;
  now: Date;
  /** Why somebody who lives in a state cannot be paid a prize; null where they can. */
  whyNot: (residence: string) => string | null;
}

/** What is wrong with a claim, each fault with its field, in the order in which the fields stand. */
export function claimFaults(form: ClaimForm, { taxForm, now, whyNot }: Asked): FieldFault[] {
  const faults: FieldFault[] = [];
  const add = (path: keyof ClaimForm, message: string | null) => {
    if (message !== null) faults.push({ path, message });
  };
  add("birthDate", birthFault(form.birthDate, now));
  add("residence", residenceFault(form.residence) ?? whyNot(form.residence));
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

function residenceFault(residence: string): string | null {
  return findStateByName(residence) ? null : "Please choose the state you live in.";
}

/** A social security number or another taxpayer number: nine digits that are given out. */
function taxIdFault(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, "");
  if (!/^\d{9}$/.test(digits)) return "A taxpayer number has nine digits, such as 123-45-6789.";
  return /^(000|666)/.test(digits) || /^(\d)\1{8}$/.test(digits)
    ? "Please check this taxpayer number."
    : null;
}
