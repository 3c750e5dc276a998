import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

export const listReferrals = endpoint({
  name: "listReferrals",
  method: "GET",
  path: "/user/referrals",
  access: "hunter",
  summary: "The user's referral code, if made, and the friends who used it.",
  result: z.object({
    code: z.nullable(z.string()),
    referrals: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        status: z.enum(["COMPLETED", "PENDING"]),
        createdAt: z.string(),
        /** The friend's address is shortened: the referrer sees enough to recognise it. */
        referred: z.object({ email: z.string() }),
      }),
    ),
  }),
});

export const generateReferralCode = endpoint({
  name: "generateReferralCode",
  method: "POST",
  path: "/user/referrals/generate",
  access: "hunter",
  summary: "The user's referral code, made at the first call.",
  result: z.object({ code: z.string() }),
});
