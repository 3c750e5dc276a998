-- Who can win money by state, where an operator has set it: it stands over the file's line until it is taken back.
create table state_rules (
  state text primary key,
  rule text not null check (rule in ('open', 'fixed_prizes_only', 'register_first', 'points_only')),
  -- Who says so, and where.
  source text not null check (length(source) between 1 and 300),
  -- The day of the source.
  source_date date not null,
  -- For those who keep the table; nobody else reads it.
  note text not null default '' check (length(note) <= 500),
  version int not null check (version >= 1)
);
