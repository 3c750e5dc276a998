-- Wrong passwords per typed address, counted where every process sees them. Only a hash is kept:
-- people type passwords into the wrong field.
create table login_attempts (
  address_hash bytea primary key,
  first_at timestamptz not null,
  attempts int not null
);

create index login_attempts_by_time on login_attempts (first_at);
create index sessions_by_expiry on sessions (expires_at);
create index jobs_by_finish on jobs (finished_at) where finished_at is not null;
