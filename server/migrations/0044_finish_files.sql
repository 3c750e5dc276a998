-- How a hunt went that is over: fixed when it is made, whoever leaves later.
create table finish_files (
  hunt_id text primary key references hunts (id),
  made_at timestamptz not null,
  hunters int not null,
  solvers int not null,
  finishers int not null,
  -- The square at which most stopped, and how many.
  hardest_square int,
  hardest_stopped int,
  root text not null,
  -- The receipts of all check-ins, 32 bytes each, in the order of their times.
  leaves bytea not null
);

-- The first ten finishers of a file.
create table finish_file_rows (
  hunt_id text not null references finish_files (hunt_id),
  rank int not null,
  user_id uuid not null,
  finished_at timestamptz not null,
  seconds int not null,
  -- [{square, seconds, tries, hints}]
  squares jsonb not null,
  primary key (hunt_id, rank)
);
