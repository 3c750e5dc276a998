-- What a winner answers where a prize is held or was taken back, and what a second administrator decided.
create table prize_answers (
  prize_id uuid primary key references prizes (id),
  user_id uuid not null,
  at timestamptz not null,
  text text not null,
  file_name text,
  file_type text,
  -- The file, sealed like a claim.
  key_id text,
  sealed bytea,
  decided_by uuid,
  decided_at timestamptz,
  -- True where the prize was confirmed after all.
  confirmed boolean,
  decision text,
  check ((file_name is null) = (sealed is null) and (file_name is null) = (file_type is null)
    and (file_name is null) = (key_id is null)),
  check ((decided_at is null) = (decision is null) and (decided_at is null) = (confirmed is null)
    and (decided_at is null) = (decided_by is null))
);

create index prize_answers_by_user on prize_answers (user_id);
