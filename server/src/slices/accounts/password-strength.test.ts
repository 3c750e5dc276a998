import { describe, expect, test } from "vitest";
import { findPasswordFault } from "./password-strength.ts";

const hunter = { email: "ada.marsh@hunts.test", isAdmin: false };
const administrator = { ...hunter, isAdmin: true };

describe("a new password", () => {
  test("is refused where it is guessed soon", async () => {
    const guessedSoon = [
      "aaaaaaaa",
      "        ",
      "Password1!",
      "Password123!",
      "password2026",
      "tenpaces1",
      "treasurehunt",
      "qwer1234asdf",
      "19871204",
      "Jennifer1985",
      "ada.marsh@hunts.test",
      "Ada.Marsh2026",
      "passwordpassword",
    ];
    for (const password of guessedSoon) {
      expect(await findPasswordFault(password, hunter), password).not.toBeNull();
    }
  });

  test("on the lists is told apart, in any case", async () => {
    expect(await findPasswordFault("password123", hunter)).toBe("password_known");
    expect(await findPasswordFault("QwertyUiop", hunter)).toBe("password_known");
  });

  test("is taken where it is a few words, or eight characters without a pattern", async () => {
    for (const password of ["brass lantern 9", "a lantern in fog", "correct horse", "Fj3kd92k"]) {
      expect(await findPasswordFault(password, hunter), password).toBeNull();
    }
  });

  test("of an administrator has to last longer", async () => {
    expect(await findPasswordFault("Summer2026!", hunter)).toBeNull();
    expect(await findPasswordFault("Summer2026!", administrator)).toBe("password_weak");
    expect(await findPasswordFault("brass lantern 9", administrator)).toBeNull();
  });

  test("of two hundred characters is judged by its beginning, which is enough", async () => {
    expect(await findPasswordFault("a".repeat(200), hunter)).not.toBeNull();
    expect(await findPasswordFault("p@ssw0rd".repeat(25), hunter)).not.toBeNull();
    expect(await findPasswordFault("kelp anvil murmur ".repeat(11), hunter)).toBeNull();
  });
});
