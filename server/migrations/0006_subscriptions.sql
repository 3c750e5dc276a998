-- One row is one hunter in one hunt: the subscription and how far they are.
create table subscriptions (
  user_id uuid not null,
  hunt_id text not null references hunts (id),
  id uuid not null unique,
  plan_id text not null,
  status text not null check (status in ('ACTIVE', 'ENDING', 'ENDED')),
  created_at timestamptz not null,
  ends_at timestamptz,
  started_at timestamptz,
  current_square int not null default 1,
  attempts int not null default 0,
  successes int not null default 0,
  last_physical_at timestamptz,
  completed_at timestamptz,
  place int check (place between 1 and 3),
  free_level3_used boolean not null default false,
  primary key (user_id, hunt_id)
);

create index subscriptions_by_hunt on subscriptions (hunt_id, status);
create unique index subscriptions_place_key on subscriptions (hunt_id, place) where place is not null;

create table referral_codes (
  user_id uuid primary key,
  code text not null unique,
  created_at timestamptz not null
);

create table referrals (
  id uuid primary key,
  code text not null,
  referrer_id uuid not null,
  referred_id uuid not null unique,
  created_at timestamptz not null,
  completed_at timestamptz,
  check (referrer_id <> referred_id)
);

create index referrals_by_referrer on referrals (referrer_id, created_at desc);
