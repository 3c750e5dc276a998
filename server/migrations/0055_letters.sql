-- What the hunters of a hunt were told by mail from the desk, and how far they have been told: the last one's id.
create table letters (
  id uuid primary key,
  hunt_id text not null references hunts (id) on delete cascade,
  written_at timestamptz not null,
  -- Of the administrator, as it was.
  author text not null,
  text text not null,
  -- What belongs to a change of the hunt's status goes to everybody, whatever news they want.
  to_all boolean not null,
  told_up_to uuid,
  told int not null default 0
);
create index letters_by_hunt on letters (hunt_id, written_at desc);
