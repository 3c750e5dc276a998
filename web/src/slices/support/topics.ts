import type { SelectOption } from "../../ui/select.tsx";

/** The subjects of the contact form, with their names for people. */
export const SUBJECTS: readonly SelectOption[] = [
  { value: "technical-support", label: "Technical Support" },
  { value: "billing", label: "Billing" },
  { value: "gameplay", label: "Gameplay" },
  { value: "payouts", label: "Payouts" },
  { value: "bug-report", label: "Bug Report" },
  { value: "feature-request", label: "Feature Request" },
  { value: "general", label: "General" },
];

export const NEEDS: readonly SelectOption[] = [
  { value: "visual", label: "Visual" },
  { value: "auditory", label: "Auditory" },
  { value: "motor", label: "Motor" },
  { value: "cognitive", label: "Cognitive" },
  { value: "other", label: "Other" },
];
