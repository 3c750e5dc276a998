import type { checkIn, NoData } from "@ten-paces/contract";
import { expectTypeOf, test } from "vitest";
import { type Refusal, type RefusalOf, refuse } from "./refusal.ts";

type Refused = RefusalOf<typeof checkIn>;

test("a refusal carries what the contract declares for its code, and nothing else", () => {
  expectTypeOf(refuse("too_soon", { retryAfterSeconds: 3 })).toExtend<Refused>();
  expectTypeOf(refuse("no_credits")).toExtend<Refused>();
  expectTypeOf(refuse("too_soon")).not.toExtend<Refused>();
  expectTypeOf(refuse("too_soon", { seconds: 3 })).not.toExtend<Refused>();
  expectTypeOf(refuse("no_credits", { missing: 1 })).not.toExtend<Refused>();
  expectTypeOf<Refusal<"no_such_code", NoData>>().not.toExtend<Refused>();
});
