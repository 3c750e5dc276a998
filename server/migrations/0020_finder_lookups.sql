-- What was asked of the finder: kept as signals for the review of a prize, and let go of after 90 days.
create table finder_lookups (
  user_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  lat double precision not null,
  lng double precision not null,
  -- Metres; null where an administrator pointed at a place.
  accuracy_m real,
  primary key (user_id, id)
);

create index finder_lookups_by_user on finder_lookups (user_id, at desc);
create index finder_lookups_by_time on finder_lookups (at);

-- One row an account: what is left of its day is decided under the lock of this row.
create table finder_days (
  user_id uuid primary key,
  began_at timestamptz not null,
  used int not null
);
