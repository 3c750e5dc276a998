-- What a hunt promises in dollars, fixed when it opens, and the price of a Bitcoin it was reckoned with.
alter table hunts add column prize_cents int check (prize_cents >= 0), add column btc_usd numeric check (btc_usd > 0);

-- A place that was not claimed, or was taken back, may be given to the next finisher.
alter table prizes drop constraint prizes_hunt_id_place_key;
create unique index prizes_place_key on prizes (hunt_id, place) where status not in ('FORFEITED', 'DISQUALIFIED');

alter table prizes
  add column approved_by uuid,
  add column notified_at timestamptz,
  -- Until then it can be claimed.
  add column claim_until timestamptz,
  -- How many reminders the winner was sent.
  add column reminded int not null default 0,
  add column claimed_at timestamptz,
  add column paid_by uuid,
  add column paid_at timestamptz,
  -- What proves the payment: a transaction, the number of a check.
  add column reference text,
  -- Of one that was forfeited or disqualified.
  add column closed_by uuid,
  add column closed_at timestamptz,
  add column reason text,
  -- Why it is held, in words for the winner, and until when they can answer.
  add column held_by uuid,
  add column held_at timestamptz,
  add column hold_reason text,
  add column answer_until timestamptz,
  -- The prize whose place it took over.
  add column passed_from uuid references prizes (id),
  -- Whether its place goes to the next finisher, by the setting when it was lost; and whether it is free for one.
  add column passes_on boolean not null default false,
  add column passed_on boolean not null default false,
  -- When the operator was told that it waits.
  add column nudged_at timestamptz;

-- A status of older rows says when at the latest it was reached.
update prizes set
  notified_at = case when status in ('NOTIFIED', 'CLAIMED', 'PAID', 'FORFEITED') then created_at end,
  claim_until = case when status in ('NOTIFIED', 'CLAIMED', 'PAID', 'FORFEITED') then created_at + interval '7 days' end,
  claimed_at = case when status in ('CLAIMED', 'PAID') then created_at end,
  paid_at = case when status = 'PAID' then created_at end,
  reference = case when status = 'PAID' then 'before references were kept' end,
  closed_at = case when status in ('FORFEITED', 'DISQUALIFIED') then created_at end,
  reason = case when status in ('FORFEITED', 'DISQUALIFIED') then 'Before reasons were kept.' end;

alter table prizes
  add constraint prizes_amounts_check check (sats >= 0 and amount_cents >= 0),
  add constraint prizes_notified_check check (status not in ('NOTIFIED', 'CLAIMED', 'PAID', 'FORFEITED')
    or (notified_at is not null and claim_until is not null)),
  add constraint prizes_claimed_check check (status not in ('CLAIMED', 'PAID') or claimed_at is not null),
  add constraint prizes_paid_check check ((status = 'PAID') = (paid_at is not null)
    and (status <> 'PAID' or reference is not null)),
  add constraint prizes_closed_check check (status not in ('FORFEITED', 'DISQUALIFIED')
    or (closed_at is not null and reason is not null));

create index prizes_by_user on prizes (user_id);
create index prizes_by_status on prizes (status, created_at);

-- Which way a prize may go, and that what was won stays what it is: server/functions/keep_prize.sql.
create function keep_prize() returns trigger language plpgsql as $$
begin
  return new;
end $$;
create trigger prizes_keep before update on prizes for each row execute function keep_prize();
create trigger prizes_stay before delete on prizes for each row execute function forbid_change();

-- What a winner has sent in, sealed with a key that the database does not hold.
create table claims (
  prize_id uuid primary key references prizes (id),
  user_id uuid not null,
  -- Which key opens it.
  key_id text not null,
  sealed bytea not null,
  by_bitcoin boolean not null,
  submitted_at timestamptz not null,
  -- Whether name and town may be told, until when that can be taken back, and when it was.
  publicity boolean not null,
  publicity_withdrawn_at timestamptz
);

create index claims_by_user on claims (user_id);
