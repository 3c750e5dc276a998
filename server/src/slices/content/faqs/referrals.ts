import { friendBonusCredits, referrerBonusCredits } from "@ten-paces/contract";

export const referralFaqs = [
  {
    id: "how-referrals-work",
    category: "Referrals",
    question: "How does the referral program work?",
    answer: `Make your link in your profile and send it to a friend. Your friend gets ${friendBonusCredits} bonus credits at registration. You get ${referrerBonusCredits} once your friend has confirmed their email address or made a payment, whichever comes first.`,
  },
  {
    id: "referral-pending",
    category: "Referrals",
    question: "Why is my referral still pending?",
    answer:
      "Your friend has registered but has not yet confirmed their email address or paid. It becomes completed as soon as they do either. Past {rewardedFriends} rewarded friends within 30 days, further ones stay pending.",
  },
  {
    id: "referral-limits",
    category: "Referrals",
    question: "Can I refer myself, or the same friend twice?",
    answer:
      "No. Nobody can refer themselves, and each friend counts once, whatever forms of their address they use. You may refer as many friends as you like; up to {rewardedFriends} in 30 days are rewarded.",
  },
] as const;
