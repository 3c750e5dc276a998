/*
 * One judged check-in, as JSON (CheckInRecord of slices/check-ins/sql.ts): locks the hunter's row, re-checks
 * what the caller read, debits, records and advances, in one round trip. The caller has judged the position or
 * the words already; what it judged from is named by contentVersion and refused as stale when the hunt was
 * edited since. In a hunt that is played on nothing is charged.
 *
 * A right position at a square with a question (asksFreeTries, the answers that are free) does not solve it: it is
 * asked, and kept until an answer does. An answer counts only where that position was accepted before.
 *
 * outcome: solved, missed, asked, asked_before, replay, stale_content, a refusal of standing_of, position_first,
 * too_soon, early, no_credits. Only solved, missed and asked change anything but credits whose cycle is over.
 */
create or replace function record_check_in(
  p jsonb,
  out outcome text, out credits int, out current_square int, out retry_after real, out answer jsonb,
  out same_request boolean, out played_on boolean
) language plpgsql as $$
declare
  v_user uuid := p->>'userId';
  v_hunt text := p->>'huntId';
  v_square int := p->>'squareNum';
  v_now timestamptz := p->>'now';
  v_success boolean := p->>'success';
  v_by_position boolean := p->>'kind' = 'position';
  v_free_tries int := p->>'asksFreeTries';
  v_asks boolean := v_by_position and v_success and v_free_tries is not null;
  v_solves boolean := v_success and not v_asks;
  v_tries int;
  v_key text := p->>'key';
  v_hash bytea := decode(p->>'requestHash', 'hex');
  v_spacing interval := make_interval(secs => (p->'limits'->>'spacingSeconds')::float8);
  v_window interval := make_interval(secs => (p->'limits'->>'windowSeconds')::float8);
  s subscriptions%rowtype;
  h record;
  standing text;
  oldest timestamptz;
  v_counts_at timestamptz;
  v_next int;
begin
  select * into s from subscriptions where user_id = v_user and hunt_id = v_hunt for update;
  if not found then
    outcome := 'not_subscribed';
    return;
  end if;
  if v_key is not null then
    select k.answer, k.request_hash = v_hash into answer, same_request
      from idempotency_keys k where k.user_id = v_user and k.key = v_key;
    if found then
      outcome := 'replay';
      return;
    end if;
  end if;
  current_square := s.current_square;
  select status, state, opens_at, content_version into h from hunts where id = v_hunt;
  standing := standing_of(h.status, h.state, h.opens_at, s.status, s.ends_at, s.started_at, s.completed_at, s.current_square,
    v_square, v_now);
  if standing not in ('play', 'play_on') then
    outcome := standing;
    return;
  end if;
  if h.content_version <> (p->>'contentVersion')::int then
    outcome := 'stale_content';
    return;
  end if;
  if p->>'kind' = 'answer' and s.question_square is distinct from v_square then
    outcome := 'position_first';
    return;
  end if;
  if v_by_position and v_free_tries is not null and s.question_square = v_square then
    select usable_monthly(a.monthly, a.cycle_ends_at, v_now) + a.bonus + a.bought into credits
      from credit_accounts a where a.user_id = v_user;
    credits := coalesce(credits, 0);
    outcome := 'asked_before';
    answer := jsonb_build_object('triesFree', greatest(0, v_free_tries - s.question_tries));
    return;
  end if;
  -- A try from further ahead than the limit is long was written by a clock that has been set back since.
  if v_by_position and s.last_physical_at > v_now - v_spacing and s.last_physical_at < v_now + v_spacing then
    outcome := 'too_soon';
    retry_after := extract(epoch from s.last_physical_at + v_spacing - v_now);
    return;
  end if;
  if v_window is not null then
    select at into oldest from check_ins c
      where c.user_id = v_user and c.hunt_id = v_hunt and c.square_num = v_square
        and c.at > v_now - v_window and c.at < v_now + v_window
      order by at desc offset (p->'limits'->>'attempts')::int - 1 limit 1;
    if found then
      outcome := 'too_soon';
      retry_after := extract(epoch from oldest + v_window - v_now);
      return;
    end if;
  end if;
  played_on := standing = 'play_on';
  v_tries := case when p->>'kind' = 'answer' then s.question_tries + 1 else 0 end;
  -- Whose position was accepted here before the spot was moved, and its question dropped, does not pay again.
  if played_on or v_tries between 1 and v_free_tries or v_by_position and s.question_square = v_square then
    select usable_monthly(a.monthly, a.cycle_ends_at, v_now) + a.bonus + a.bought into credits
      from credit_accounts a where a.user_id = v_user;
    credits := coalesce(credits, 0);
  else
    if v_success and jsonb_typeof(p->'legSeconds') = 'array' then
      select c.at + make_interval(secs => (p->'legSeconds'->>(c.square_num - 1))::float8) into v_counts_at
        from check_ins c
        where c.user_id = v_user and c.hunt_id = v_hunt and c.square_num < v_square and c.success
          and c.kind = 'position'
        order by c.square_num desc, c.at desc limit 1;
      -- Only who could have paid is told that the place is right: a wrong position costs a credit.
      if v_counts_at > v_now then
        select usable_monthly(a.monthly, a.cycle_ends_at, v_now) + a.bonus + a.bought into credits
          from credit_accounts a where a.user_id = v_user;
        outcome := case when credits > 0 then 'early' else 'no_credits' end;
        retry_after := extract(epoch from v_counts_at - v_now);
        return;
      end if;
    end if;
    credits := spend_credits(v_user, 1, v_now, (p->>'expiryId')::uuid, (p->>'ledgerId')::uuid, 'check_in', v_hunt,
      'Square ' || v_square);
  end if;
  if credits is null then
    outcome := 'no_credits';
    return;
  end if;
  insert into check_ins
    (user_id, id, hunt_id, square_num, at, success, kind, lat, lng, accuracy_m, distance_m, evidence, shown_at, wrong)
    values (v_user, (p->>'checkInId')::uuid, v_hunt, v_square, v_now, v_success, p->>'kind', (p->>'lat')::float8,
      (p->>'lng')::float8, (p->>'accuracyM')::real, (p->>'distanceM')::real,
      p->>'evidence', case when s.shown_square = v_square then s.shown_at end, p->>'wrong');
  if v_solves then
    -- Squares that everybody passes are passed with this one.
    select coalesce(min(q.sequence_num) filter (where q.sequence_num > v_square and q.voided_at is null),
      max(q.sequence_num) + 1) into v_next from squares q where q.hunt_id = v_hunt;
  end if;
  update subscriptions u set
    attempts = u.attempts + 1,
    successes = u.successes + v_success::int,
    current_square = case when v_solves then v_next else u.current_square end,
    told_where = case when p->'answer'->>'band' = 'under_500_ft' then v_square else u.told_where end,
    question_square = case when v_asks then v_square else u.question_square end,
    question_tries = case when v_asks then 0 when v_tries > 0 then v_tries else u.question_tries end,
    last_physical_at = case when v_by_position then v_now else u.last_physical_at end
    where u.user_id = v_user and u.hunt_id = v_hunt
    returning u.current_square into current_square;
  outcome := case when v_solves then 'solved' when v_asks then 'asked' else 'missed' end;
  if v_free_tries is not null then
    answer := jsonb_build_object('triesFree', greatest(0, v_free_tries - v_tries));
  end if;
  if v_key is not null then
    answer := p->'answer' || coalesce(answer, '{}')
      || jsonb_build_object('credits', credits, 'currentSquare', current_square);
    insert into idempotency_keys (user_id, key, request_hash, answer, created_at)
      values (v_user, v_key, v_hash, answer, v_now);
  end if;
end $$;
