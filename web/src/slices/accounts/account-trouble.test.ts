import { expect, test } from "vitest";
import { CallFailed } from "../../api.ts";
import { accountTrouble } from "./account-trouble.ts";

test("what the server says is shown, anything else is the form's own sentence", () => {
  const refused = new CallFailed("answer", 401, { error: "Invalid email or password" });
  expect(accountTrouble(refused, "Login failed")).toBe("Invalid email or password");
  expect(accountTrouble(new CallFailed("network", 0, {}), "Login failed")).toBe("Login failed");
  expect(accountTrouble(new CallFailed("html", 200, {}), "Login failed")).toBe("Login failed");
  expect(accountTrouble(new CallFailed("answer", 500, {}), "Login failed")).toBe("Login failed");
  expect(accountTrouble(new CallFailed("answer", 500, null), "Login failed")).toBe("Login failed");
  const empty = new CallFailed("answer", 500, { error: "" });
  expect(accountTrouble(empty, "Login failed")).toBe("Login failed");
  expect(accountTrouble(new Error("a mistake"), "Login failed")).toBe("Login failed");
});
