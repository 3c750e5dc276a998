-- A session can be listed and ended by its owner: it needs a name that is no secret, and to say where it is.
alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column last_seen_at timestamptz not null default now();
alter table sessions add column device text not null default 'An unknown device';
alter table sessions alter column id drop default;
alter table sessions alter column last_seen_at drop default;
alter table sessions alter column device drop default;
create unique index sessions_by_id on sessions (id);

-- Where an account has signed in from; strangers' wrong passwords do not lock it out there. Only a hash of
-- the mail address and the network together is kept.
create table familiar_networks (
  user_id uuid not null references users (id) on delete cascade,
  network_hash bytea not null,
  last_at timestamptz not null,
  primary key (user_id, network_hash)
);
create index familiar_networks_by_time on familiar_networks (last_at);

-- What opens an account stands beside the text of its mail and is wiped when the mail is sent. Mails that
-- were sent before lose it here; what still waits keeps it.
alter table mails add column secret text;
update mails set
  secret = case when sent_at is null then substring(body from 'token=([A-Za-z0-9_-]{20,})') end,
  body = regexp_replace(body, 'token=[A-Za-z0-9_-]{20,}', 'token={token}', 'g')
where body ~ 'token=[A-Za-z0-9_-]{20,}';

-- Tries are counted for an account from one network, and for the account as a whole: a new password
-- forgets both.
alter table login_attempts add column account_hash bytea;
create index login_attempts_by_account on login_attempts (account_hash) where account_hash is not null;
