-- What a payment gives to the hunts it was used for is known once its month is over: then it is added up here, and
-- nobody reckons it again.
create table funding (
  hunt_id text primary key,
  -- US cents; a payment divides evenly, so there are fractions.
  cents float8 not null
);
alter table payments add column shared_at timestamptz;
create index payments_unshared on payments (paid_at) where shared_at is null and kind <> 'pack';
