create or replace function keep_backed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'hunts' then
    if not new.real_money or new.status not in ('ACTIVE', 'PAUSED') then
      return new;
    end if;
    if tg_op = 'UPDATE' and old.status in ('ACTIVE', 'PAUSED') and new.prize_cents <= old.prize_cents
        and old.real_money then
      return new;
    end if;
  end if;
  -- One at a time: two that open at the same moment both count.
  perform pg_advisory_xact_lock(hashtext('backing'));
  if backed_room_cents() < 0 then
    raise exception 'more would be promised than is backed' using errcode = 'check_violation', constraint = 'prizes_backed';
  end if;
  return null;
end $$;
