-- One plan per user. GRACE: the renewal failed, 7 days to mend it.
create table memberships (
  user_id uuid primary key,
  id uuid not null,
  plan_id text not null,
  status text not null check (status in ('ACTIVE', 'GRACE', 'ENDED')),
  renews boolean not null,
  cycle_started_at timestamptz not null,
  cycle_ends_at timestamptz not null,
  provider text not null,
  provider_ref text,
  created_at timestamptz not null
);

create index memberships_by_cycle on memberships (cycle_ends_at) where status <> 'ENDED';

create table checkouts (
  id uuid primary key,
  user_id uuid not null,
  kind text not null check (kind in ('plan', 'pack')),
  item_id text not null,
  hunt_id text,
  amount_cents int not null,
  provider text not null,
  provider_ref text,
  created_at timestamptz not null,
  paid_at timestamptz
);

create index checkouts_by_user on checkouts (user_id, created_at desc);

create table payments (
  id uuid primary key,
  user_id uuid not null,
  checkout_id uuid unique,
  kind text not null,
  item_id text not null,
  amount_cents int not null,
  paid_at timestamptz not null,
  -- 'checkout:{id}' or 'renewal:{membership}:{cycle start}': a payment is booked once.
  once_key text not null unique
);

create index payments_by_time on payments (paid_at desc);
