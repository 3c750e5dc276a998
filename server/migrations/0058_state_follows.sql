-- Who wants to hear of the hunts of a state ("NATIONAL" for those of the whole country).
create table state_follows (
  user_id uuid not null,
  state text not null check (char_length(state) <= 40),
  followed_at timestamptz not null,
  primary key (state, user_id)
);
create index state_follows_of_user on state_follows (user_id);

-- Up to whom an opening was told: nobody is written to twice of one.
create table told_openings (
  hunt_id text primary key,
  told_up_to uuid,
  asked_at timestamptz not null
);
