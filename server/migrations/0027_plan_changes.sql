-- A smaller plan begins with the next cycle, with the hunts the member chose; a plan can be stopped by itself.
alter table memberships
  add column next_plan_id text,
  add column next_keep text[] not null default '{}',
  add column stopped_at timestamptz;

-- What a checkout for a larger plan was reckoned from: it is good for that plan and that cycle only.
alter table checkouts
  add column from_plan_id text,
  add column from_cycle_ends_at timestamptz,
  add column hunt_given boolean;
