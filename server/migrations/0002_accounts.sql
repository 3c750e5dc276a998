create table users (
  id uuid primary key,
  email text not null check (email = lower(email)),
  password_hash text not null,
  is_admin boolean not null default false,
  suspended_at timestamptz,
  email_verified_at timestamptz,
  display_name text not null,
  avatar text not null,
  time_zone text,
  created_at timestamptz not null
);

create unique index users_email_key on users (email);
create unique index users_display_name_key on users (lower(display_name));
create index users_by_time on users (created_at desc);

-- Tokens are 256 random bits; only their SHA-256 is kept.
create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index sessions_by_user on sessions (user_id);

create table one_time_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('setup', 'verify_email', 'reset_password')),
  user_id uuid references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);

create index one_time_tokens_by_user on one_time_tokens (user_id);

create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);

create index audit_log_by_time on audit_log (at desc);
create index audit_log_by_subject on audit_log (subject_kind, subject_id);
