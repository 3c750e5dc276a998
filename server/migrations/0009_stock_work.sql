create table place_withdrawals (
  place_id text primary key,
  reason text not null,
  withdrawn_by text not null,
  withdrawn_at timestamptz not null
);

-- What was sealed and when; the newest version is the hunt as it is played.
create table seals (
  hunt_id text not null references hunts (id) on delete cascade,
  version int not null,
  root text not null,
  -- [{path, value, salt}]: secret until the hunt is COMPLETE.
  leaves jsonb not null,
  cause text not null,
  sealed_at timestamptz not null,
  primary key (hunt_id, version)
);

create index jobs_by_run on jobs (kind, run_at) where status = 'queued';
