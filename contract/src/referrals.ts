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
    /** So many friends are rewarded in 30 days. */
    rewardedFriends: z.number(),
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

export const checkReferralCode = endpoint({
  name: "checkReferralCode",
  method: "GET",
  path: "/referrals/:code",
  access: "anyone",
  limit: { max: 30, perSeconds: 60 },
  summary: "Whether a referral code exists, and what it gives a friend who registers with it.",
  params: z.object({ code: z.string().check(z.maxLength(100)) }),
  result: z.object({ exists: z.boolean(), friendCredits: z.number() }),
});
