create table check_ins (
  user_id uuid not null,
  id uuid not null,
  hunt_id text not null,
  square_num int not null,
  at timestamptz not null,
  success boolean not null,
  kind text not null check (kind in ('position', 'words')),
  lat double precision,
  lng double precision,
  accuracy_m real,
  distance_m real,
  -- Signs of cheating, scored when a prize is reviewed. Never shown to the player.
  signals jsonb,
  primary key (user_id, id)
);

create index check_ins_by_square on check_ins (user_id, hunt_id, square_num, at desc);
create index check_ins_by_time on check_ins (at desc);
create index check_ins_by_hunt on check_ins (hunt_id, square_num);

create table hint_purchases (
  user_id uuid not null,
  hunt_id text not null,
  square_num int not null,
  level int not null check (level between 1 and 3),
  cost int not null,
  at timestamptz not null,
  primary key (user_id, hunt_id, square_num, level)
);

-- The answer of a request, stored in the transaction of its effect.
create table idempotency_keys (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);

create index idempotency_keys_by_time on idempotency_keys (created_at);

create table prizes (
  id uuid primary key,
  hunt_id text not null,
  place int not null check (place between 1 and 3),
  user_id uuid not null,
  sats bigint not null,
  amount_cents int not null,
  status text not null check (status in ('PENDING_REVIEW', 'NOTIFIED', 'CLAIMED', 'FORFEITED', 'PAID', 'DISQUALIFIED')),
  created_at timestamptz not null,
  unique (hunt_id, place),
  unique (hunt_id, user_id)
);

create table scores (
  user_id uuid not null,
  hunt_id text not null,
  score int not null,
  finished_at timestamptz not null,
  primary key (user_id, hunt_id)
);

/*
 * One judged check-in: locks the hunter's row, re-checks what the caller read, debits, records and
 * advances, in one round trip. The caller has judged the position or the words already; what it
 * judged from is named by p_content_version and refused as stale when the hunt was edited since.
 *
 * outcome: solved, missed, replay, stale_content, not_subscribed, hunt_not_active, not_started,
 * not_current_square, too_soon, no_credits. Only solved and missed change anything.
 */
create function record_check_in(
  p_user uuid, p_hunt text, p_square int, p_now timestamptz, p_kind text, p_success boolean,
  p_lat double precision, p_lng double precision, p_accuracy real, p_distance real, p_signals jsonb,
  p_check_in_id uuid, p_ledger_id uuid, p_key text, p_request_hash bytea, p_answer jsonb,
  p_content_version int, p_spacing interval, p_window interval, p_window_attempts int,
  out outcome text, out credits int, out current_square int, out retry_after real, out answer jsonb,
  out same_request boolean
) language plpgsql as $$
declare
  s subscriptions%rowtype;
  h record;
  oldest timestamptz;
begin
  select * into s from subscriptions where user_id = p_user and hunt_id = p_hunt for update;
  if not found then
    outcome := 'not_subscribed';
    return;
  end if;
  if p_key is not null then
    select k.answer, k.request_hash = p_request_hash into answer, same_request
      from idempotency_keys k where k.user_id = p_user and k.key = p_key;
    if found then
      outcome := 'replay';
      return;
    end if;
  end if;
  current_square := s.current_square;
  select status, content_version into h from hunts where id = p_hunt;
  if h.status <> 'ACTIVE' then
    outcome := 'hunt_not_active';
    return;
  end if;
  if s.status = 'ENDED' or s.ends_at <= p_now then
    outcome := 'not_subscribed';
    return;
  end if;
  if h.content_version <> p_content_version then
    outcome := 'stale_content';
    return;
  end if;
  if s.started_at is null then
    outcome := 'not_started';
    return;
  end if;
  if s.current_square <> p_square or s.completed_at is not null then
    outcome := 'not_current_square';
    return;
  end if;
  if p_spacing is not null and p_kind = 'position' and s.last_physical_at + p_spacing > p_now then
    outcome := 'too_soon';
    retry_after := extract(epoch from s.last_physical_at + p_spacing - p_now);
    return;
  end if;
  if p_window_attempts is not null then
    select at into oldest from check_ins c
      where c.user_id = p_user and c.hunt_id = p_hunt and c.square_num = p_square and c.at > p_now - p_window
      order by at desc offset p_window_attempts - 1 limit 1;
    if found then
      outcome := 'too_soon';
      retry_after := extract(epoch from oldest + p_window - p_now);
      return;
    end if;
  end if;
  credits := spend_credits(p_user, 1, p_now, p_ledger_id, 'check_in', p_hunt, 'Square ' || p_square);
  if credits is null then
    outcome := 'no_credits';
    return;
  end if;
  insert into check_ins
    (user_id, id, hunt_id, square_num, at, success, kind, lat, lng, accuracy_m, distance_m, signals)
    values (p_user, p_check_in_id, p_hunt, p_square, p_now, p_success, p_kind, p_lat, p_lng, p_accuracy, p_distance, p_signals);
  update subscriptions u set
    attempts = u.attempts + 1,
    successes = u.successes + p_success::int,
    current_square = u.current_square + p_success::int,
    last_physical_at = case when p_kind = 'position' then p_now else u.last_physical_at end
    where u.user_id = p_user and u.hunt_id = p_hunt
    returning u.current_square into current_square;
  outcome := case when p_success then 'solved' else 'missed' end;
  if p_key is not null then
    answer := p_answer || jsonb_build_object('credits', credits, 'currentSquare', current_square);
    insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
      values (p_user, p_key, p_request_hash, answer, p_now);
  end if;
end $$;
