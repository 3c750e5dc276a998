-- A renewal that cannot be charged has seven days of grace; what is due next, whatever it is, stands in one index.
alter table memberships
  add column grace_ends_at timestamptz,
  add column retry_at timestamptz,
  -- The end of the cycle whose renewal was announced.
  add column announced_for timestamptz,
  -- What the sandbox remembers of a card: whether a renewal can be charged to it.
  add column card text not null default 'good' check (card in ('good', 'fails_on_renewal'));

drop index memberships_by_cycle;
create index memberships_by_due on memberships (coalesce(retry_at, cycle_ends_at)) where status <> 'ENDED';
create index memberships_by_cycle on memberships (cycle_ends_at) where status = 'ACTIVE' and renews;

-- Receipts are numbered in the order of the payments.
alter table payments add column number bigint generated always as identity;
create index payments_by_number on payments (user_id, number desc);
