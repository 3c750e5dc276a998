create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- Work that outlives a request: leased by a worker, taken over when its lease runs out.
create table jobs (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'canceled')),
  run_at timestamptz not null,
  -- Makes a scheduled job once-only: 'free_hunt:2026-11'. Never reused.
  slot text unique,
  -- At most one unfinished job holds a lane: 'stock'.
  lane text,
  attempts int not null default 0,
  leased_until timestamptz,
  leased_by text,
  progress_done int not null default 0,
  progress_total int,
  progress_note text,
  result jsonb,
  error text,
  cancel_requested boolean not null default false,
  created_at timestamptz not null,
  finished_at timestamptz
);

create unique index jobs_lane_key on jobs (lane) where lane is not null and status in ('queued', 'running');
create index jobs_due on jobs (run_at) where status in ('queued', 'running');
create index jobs_by_kind on jobs (kind, created_at desc);

create table mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  last_error text
);

create index mails_by_time on mails (created_at desc);
