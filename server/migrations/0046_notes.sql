-- What a hunter notes for themselves, at a square or (0) of the whole hunt. A version keeps two devices from overwriting each other.
create table hunt_notes (
  user_id uuid not null,
  hunt_id text not null,
  square_num smallint not null check (square_num between 0 and 50),
  text text not null check (char_length(text) <= 4000),
  version integer not null,
  changed_at timestamptz not null,
  primary key (user_id, hunt_id, square_num)
);
