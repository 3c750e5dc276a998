-- The second factor of an account: an authenticator app's secret, sealed, and recovery codes, hashed.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  -- Null until a code has shown that the app has the secret; nothing asks for it before.
  confirmed_at timestamptz,
  -- The last step of thirty seconds whose code was taken: each counts once.
  last_step bigint not null default 0,
  wrong_tries integer not null default 0,
  wrong_since timestamptz
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- When this session last showed the second factor.
alter table sessions add column proved_at timestamptz;
