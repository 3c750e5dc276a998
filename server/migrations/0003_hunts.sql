create table hunts (
  id text primary key,
  name text not null,
  description text not null,
  -- A US state in capitals, NATIONAL or FREE.
  state text not null,
  type text not null check (type in ('STATE', 'NATIONAL')),
  variant text not null check (variant in ('PHYSICAL', 'DIGITAL')),
  status text not null check (status in ('PENDING', 'AVAILABLE', 'ACTIVE', 'PAUSED', 'CANCELED', 'COMPLETE')),
  difficulty text not null check (difficulty in ('EASY', 'MEDIUM', 'HARD')),
  theme text,
  threshold_sats bigint not null check (threshold_sats >= 0),
  prize_sats bigint not null check (prize_sats >= 0),
  total_squares int not null check (total_squares >= 1),
  estimated_minutes int not null,
  image_url text,
  hunters int not null default 0,
  finishers int not null default 0,
  opens_at timestamptz,
  -- What the hunt was made from; unique, so that work that is resumed makes nothing twice. A secret.
  seed text unique,
  -- Raised by every edit of the squares, so that a copy in memory is known to be stale.
  content_version int not null default 1,
  created_at timestamptz not null,
  activated_at timestamptz,
  ended_at timestamptz
);

-- At most one live hunt per state and variant; the free hunt stands outside the rule.
create unique index hunts_live_key on hunts (state, variant)
  where status in ('ACTIVE', 'PAUSED') and state <> 'FREE';
create index hunts_by_status on hunts (status, state, variant, created_at);

create table squares (
  hunt_id text not null references hunts (id) on delete cascade,
  sequence_num int not null check (sequence_num >= 1),
  words text not null,
  lat double precision not null,
  lng double precision not null,
  place_id text,
  place_name text not null,
  town text not null,
  clue text not null,
  clues jsonb not null,
  puzzles jsonb not null,
  hint1 text not null,
  hint2 text not null,
  hint3 text not null,
  landmarks jsonb not null,
  decoy_clues jsonb not null,
  searchability_score real,
  attacks jsonb,
  writer text not null default 'offline',
  surveyed boolean not null default false,
  primary key (hunt_id, sequence_num),
  unique (hunt_id, words)
);

create index squares_by_place on squares (place_id);
