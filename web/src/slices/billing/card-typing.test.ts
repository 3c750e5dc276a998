import { expect, test } from "vitest";
import { cardFaults, typedCvc, typedExpiry, typedNumber } from "./card-typing.ts";

test("a number falls into groups of four, typed or pasted", () => {
  expect(typedNumber("4242")).toBe("4242");
  expect(typedNumber("42424")).toBe("4242 4");
  expect(typedNumber("4242-4242 4242x4242")).toBe("4242 4242 4242 4242");
  expect(typedNumber("1".repeat(25)).replaceAll(" ", "")).toHaveLength(19);
});

test("the slash of the expiry comes by itself and can be erased", () => {
  expect(typedExpiry("1", "")).toBe("1");
  expect(typedExpiry("12", "1")).toBe("12/");
  expect(typedExpiry("12", "12/")).toBe("12");
  expect(typedExpiry("1", "12")).toBe("1");
  expect(typedExpiry("12/3", "12/")).toBe("12/3");
  expect(typedExpiry("12 / 2034", "")).toBe("12/20");
  expect(typedExpiry("1234", "")).toBe("12/34");
});

test("a CVC is three or four digits", () => {
  expect(typedCvc("12a3")).toBe("123");
  expect(typedCvc("12345")).toBe("1234");
});

test("what is missing or cannot be a card is told beside its field", () => {
  expect(cardFaults({ number: "", expiry: "", cvc: "" })).toEqual({
    number: "Please enter the card number.",
    expiry: "Please enter month and year, such as 08/31.",
    cvc: "Please enter the three or four digits.",
  });
  const fine = { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };
  expect(cardFaults(fine)).toEqual({});
  expect(cardFaults({ ...fine, number: "4242 4242" })).toEqual({
    number: "This card number is too short.",
  });
  expect(Object.keys(cardFaults({ ...fine, expiry: "13/40" }))).toEqual(["expiry"]);
  expect(Object.keys(cardFaults({ ...fine, cvc: "12" }))).toEqual(["cvc"]);
});
