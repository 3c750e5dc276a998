/** What becomes of a table's rows when their owner leaves. */
export type AtEnd =
  /** They go. */
  | "deleted"
  /** They stay, with what is personal in them taken out. */
  | "cleared"
  /** They stay as they are, under an id that is nobody's any more, for the reason that is given. */
  | { kept: string };

export interface Owned {
  table: string;
  /** The column that says whose a row is: a user's id, or their address. */
  by: string;
  byAddress?: true;
  atEnd: AtEnd;
  /** The columns the owner is given of it, in a row. */
  exported: string;
  /** What is not given: secrets, prints, and ids that say nothing. */
  withheld: string;
}

/** The columns that are named in a row of words. */
export const columnsOf = (words: string): string[] => words.split(" ").filter(Boolean);

const law = { kept: "Accounting and tax law want it kept." };
const played = {
  kept: "Others' results, counts and funding hang on it; it names nobody any more.",
};

/** Every table that holds something of a user. A test fails for a table or column that is missing here. */
export const owned: readonly Owned[] = [
  {
    table: "users",
    by: "id",
    atEnd: "deleted",
    exported:
      "id email display_name avatar time_zone is_admin role email_verified_at suspended_at created_at residence birth_date household",
    withheld: "password_hash mailbox",
  },
  {
    table: "sessions",
    by: "user_id",
    atEnd: "deleted",
    exported: "created_at expires_at last_seen_at device",
    withheld: "token_hash id",
  },
  {
    table: "one_time_tokens",
    by: "user_id",
    atEnd: "deleted",
    exported: "purpose created_at expires_at used_at",
    withheld: "token_hash",
  },
  {
    table: "familiar_networks",
    by: "user_id",
    atEnd: "deleted",
    exported: "last_at",
    withheld: "network_hash",
  },
  {
    table: "memberships",
    by: "user_id",
    atEnd: "deleted",
    exported:
      "plan_id status renews cycle_started_at cycle_ends_at created_at next_plan_id next_keep stopped_at grace_ends_at retry_at announced_for provider",
    withheld: "id provider_ref aligned card",
  },
  {
    table: "checkouts",
    by: "user_id",
    atEnd: law,
    exported:
      "kind item_id hunt_id amount_cents provider created_at paid_at from_plan_id from_cycle_ends_at hunt_given",
    withheld: "id provider_ref",
  },
  {
    table: "payments",
    by: "user_id",
    atEnd: law,
    exported: "number kind item_id amount_cents given_back_cents paid_at provider",
    withheld: "id checkout_id once_key shared_at provider_ref",
  },
  {
    table: "payment_customers",
    by: "user_id",
    atEnd: "deleted",
    exported: "provider ref",
    withheld: "",
  },
  {
    table: "credit_accounts",
    by: "user_id",
    atEnd: law,
    exported: "monthly bonus bought cycle_ends_at",
    withheld: "",
  },
  {
    table: "credit_ledger",
    by: "user_id",
    atEnd: law,
    exported: "at monthly_delta bonus_delta bought_delta total_after reason hunt_id reference",
    withheld: "id once_key",
  },
  {
    table: "subscriptions",
    by: "user_id",
    atEnd: played,
    exported:
      "hunt_id plan_id status created_at ends_at started_at current_square attempts successes last_physical_at completed_at place free_level3_used credited_seconds",
    withheld: "id shown_square shown_at place_waits told_where question_square question_tries",
  },
  {
    table: "check_ins",
    by: "user_id",
    atEnd: "cleared",
    exported: "hunt_id square_num at success kind lat lng accuracy_m distance_m shown_at",
    withheld: "id signals evidence",
  },
  {
    table: "finish_file_rows",
    by: "user_id",
    atEnd: played,
    exported: "hunt_id rank finished_at seconds squares",
    withheld: "",
  },
  {
    table: "hint_purchases",
    by: "user_id",
    atEnd: "deleted",
    exported: "hunt_id square_num level word cost at",
    withheld: "",
  },
  {
    table: "scores",
    by: "user_id",
    atEnd: "deleted",
    exported: "hunt_id score finished_at",
    withheld: "",
  },
  {
    table: "leaderboard_rows",
    by: "user_id",
    atEnd: "deleted",
    exported: "rank score completed_hunts",
    withheld: "",
  },
  {
    table: "prizes",
    by: "user_id",
    atEnd: law,
    exported:
      "hunt_id place sats amount_cents status created_at notified_at claim_until claimed_at paid_at reference closed_at reason held_at hold_reason answer_until",
    withheld:
      "id score signals approved_by reminded paid_by closed_by held_by passed_from passes_on passed_on nudged_at",
  },
  {
    table: "claims",
    by: "user_id",
    atEnd: law,
    exported: "submitted_at by_bitcoin publicity publicity_withdrawn_at",
    withheld: "prize_id key_id sealed",
  },
  {
    table: "prize_answers",
    by: "user_id",
    atEnd: law,
    exported: "at text file_name file_type decided_at confirmed decision",
    withheld: "prize_id key_id sealed decided_by",
  },
  {
    table: "referral_codes",
    by: "user_id",
    atEnd: "deleted",
    exported: "code created_at",
    withheld: "",
  },
  {
    table: "referrals",
    by: "referrer_id",
    atEnd: { kept: "A mailbox is referred once, also after its account is gone." },
    exported: "code created_at completed_at",
    withheld: "id referred_id mailbox_print",
  },
  {
    table: "finder_days",
    by: "user_id",
    atEnd: "deleted",
    exported: "began_at used",
    withheld: "",
  },
  {
    table: "finder_lookups",
    by: "user_id",
    atEnd: "deleted",
    exported: "at lat lng accuracy_m",
    withheld: "id",
  },
  {
    table: "spot_findings",
    by: "user_id",
    atEnd: "cleared",
    exported: "hunt_id square_num found_as at",
    withheld: "place_id",
  },
  {
    table: "spot_reports",
    by: "user_id",
    atEnd: "cleared",
    exported: "hunt_id square_num kind note state place_text email at handled_at outcome",
    withheld: "id place_id counts",
  },
  {
    table: "hunt_notes",
    by: "user_id",
    atEnd: "deleted",
    exported: "hunt_id square_num text changed_at",
    withheld: "version",
  },
  {
    table: "hunt_ratings",
    by: "user_id",
    atEnd: "deleted",
    exported: "hunt_id stars sentence sentence_state rated_at",
    withheld: "id reported_at decided_at",
  },
  {
    table: "mail_choices",
    by: "user_id",
    atEnd: "deleted",
    exported: "topic off_at",
    withheld: "",
  },
  {
    table: "mails",
    by: "recipient",
    byAddress: true,
    atEnd: "deleted",
    exported: "subject body created_at sent_at topic",
    withheld: "id attempts secret handed_over_at user_id",
  },
  {
    table: "tickets",
    by: "email",
    byAddress: true,
    atEnd: "cleared",
    exported: "number kind name topic message status created_at",
    withheld: "id",
  },
  {
    table: "idempotency_keys",
    by: "user_id",
    atEnd: "deleted",
    exported: "",
    withheld: "key request_hash answer created_at",
  },
  { table: "settlements", by: "user_id", atEnd: "deleted", exported: "", withheld: "job_id" },
  {
    table: "traces",
    by: "user_id",
    atEnd: "deleted",
    exported: "",
    withheld: "kind hash at",
  },
];

/** Tables that hold nothing of a hunter; of some, what an administrator did stays under their id. */
export const ofNobody: readonly string[] = [
  "ticket_replies",
  "alerts",
  "announcements",
  "audit_log",
  "errata",
  "finish_files",
  "backings",
  "funding",
  "hunts",
  "jobs",
  "login_attempts",
  "model_purses",
  "own_places",
  "payment_notices",
  "payment_reversals",
  "payment_shares",
  "place_grounds",
  "place_pins",
  "place_withdrawals",
  "schema_functions",
  "schema_migrations",
  "seals",
  "settings",
  "squares",
  "survey_photos",
];
