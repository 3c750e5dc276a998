create or replace function keep_prize() returns trigger language plpgsql as $$
begin
  if new.hunt_id <> old.hunt_id or new.place <> old.place or new.user_id <> old.user_id
      or new.sats <> old.sats or new.amount_cents <> old.amount_cents then
    raise exception 'what a prize is and whose does not change';
  end if;
  if new.status <> old.status and not prize_may_move(old.status, new.status) then
    raise exception 'a prize that is % cannot become %', old.status, new.status;
  end if;
  return new;
end $$;
