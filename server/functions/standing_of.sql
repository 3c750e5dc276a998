-- How a hunter stands to a square of a hunt. The same as standingAt in slices/hunts/rules.ts, where the
-- outcomes are explained.
drop function if exists standing_of(text, text, text, timestamptz, timestamptz, timestamptz, int, int, timestamptz);
create or replace function standing_of(
  hunt_status text, hunt_state text, opens_at timestamptz, subscription_status text, ends_at timestamptz,
  started_at timestamptz, completed_at timestamptz, current_square int, square int, at timestamptz
) returns text language sql immutable parallel safe as $$
  select case
    when subscription_status is null then 'not_subscribed'
    when hunt_status = 'ACTIVE' and (subscription_status = 'ENDED' or ends_at <= at) then 'not_subscribed'
    when hunt_status = 'ACTIVE' and opens_at > at then 'not_open_yet'
    when hunt_status <> 'ACTIVE' and (hunt_status <> 'COMPLETE' or hunt_state = 'FREE') then 'hunt_not_active'
    when started_at is null then 'not_started'
    when completed_at is not null or current_square <> square then 'not_current_square'
    when hunt_status = 'COMPLETE' then 'play_on'
    else 'play'
  end
$$;
