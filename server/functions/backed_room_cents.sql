-- What is backed less what is promised with real money, in cents: of open hunts what is not paid yet, of those
-- that are over what winners can still get, with what was lost and can come back or go to another.
create or replace function backed_room_cents() returns bigint language sql stable as $$
  select coalesce((select sum(amount_cents) from backings where withdrawn_at is null), 0)::bigint
    - coalesce((select sum(h.prize_cents - coalesce((
        select sum(p.amount_cents) from prizes p where p.hunt_id = h.id and p.status = 'PAID'), 0))
      from hunts h where h.real_money and h.status in ('ACTIVE', 'PAUSED')), 0)::bigint
    - coalesce((select sum(p.amount_cents) from prizes p join hunts h on h.id = p.hunt_id
      where h.real_money and h.status not in ('ACTIVE', 'PAUSED')
        and (p.status in ('PENDING_REVIEW', 'NOTIFIED', 'CLAIMED') or awaits_end(p))), 0)::bigint
$$;
