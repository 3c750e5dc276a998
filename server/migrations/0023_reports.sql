-- What people say is wrong with a spot: a hunter of a square, or anybody from outside of a place in their words.
create table spot_reports (
  id uuid primary key,
  hunt_id text,
  square_num int,
  place_id text,
  -- Null from outside.
  user_id uuid,
  kind text not null check (kind in ('danger', 'closed', 'told_to_leave', 'not_there')),
  note text not null default '',
  -- From outside: the state, which place in their words, and where to write to.
  state text,
  place_text text,
  email text,
  at timestamptz not null,
  -- Whether it counts toward a rest; not where an account has reported in vain too often.
  counts boolean not null default true,
  handled_at timestamptz,
  outcome text check (outcome in ('reopened', 'moved', 'voided', 'dismissed'))
);

create unique index spot_reports_once on spot_reports (user_id, hunt_id, square_num)
  where handled_at is null and user_id is not null;
create index spot_reports_open on spot_reports (at) where handled_at is null;
create index spot_reports_by_user on spot_reports (user_id, at desc);

-- Rested: nobody can check in, and the clocks of those who are at it stand still. Voided: everybody passes.
alter table squares add column rested_at timestamptz;
alter table squares add column voided_at timestamptz;

-- Time that a hunter lost at resting squares and has in hand, and whether their place waits for others who have.
alter table subscriptions add column credited_seconds int not null default 0;
alter table subscriptions add column place_waits boolean not null default false;
create index subscriptions_place_waits on subscriptions (hunt_id) where place_waits;
