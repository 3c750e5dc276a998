-- What finishers say of a hunt: stars, which count at once, and a sentence, which an administrator lets be seen.
create table hunt_ratings (
  id uuid primary key,
  user_id uuid not null,
  hunt_id text not null,
  stars smallint not null check (stars between 1 and 5),
  sentence text check (char_length(sentence) between 1 and 200),
  -- Null where there is no sentence.
  sentence_state text check (sentence_state in ('waiting', 'shown', 'hidden')),
  rated_at timestamptz not null,
  -- Since when somebody says that the sentence should not stand there.
  reported_at timestamptz,
  decided_at timestamptz,
  unique (hunt_id, user_id),
  check ((sentence is null) = (sentence_state is null))
);
create index hunt_ratings_user on hunt_ratings (user_id);
create index hunt_ratings_open on hunt_ratings (rated_at)
  where sentence_state = 'waiting' or reported_at is not null;
