-- Which account left which trace: the keyed hash of a device, a network, a fix, or of an answer at a pace. Two
-- accounts with one trace are a sign in the review of a prize. Let go of after 90 days.
create table traces (
  kind text not null check (kind in ('device', 'network', 'fix', 'pace')),
  hash text not null,
  user_id uuid not null,
  at timestamptz not null,
  primary key (kind, hash, user_id)
);

create index traces_by_time on traces (at);
create index traces_by_user on traces (user_id, kind);

-- What the review of a prize looks at: of the winner's whole hunt, weighed when it was won and after.
alter table prizes add column score int, add column signals jsonb;
