-- What of a payment was given back or is disputed. It only grows; everything that sums payments takes it off.
alter table payments
  add column given_back_cents int not null default 0,
  add constraint payments_given_back check (given_back_cents between 0 and amount_cents);
update payments p set given_back_cents = least(r.amount_cents, p.amount_cents)
  from payment_reversals r where r.payment_id = p.id;

-- Among which hunts a payment was shared out, so that what is given back later is taken from the same.
create table payment_shares (
  payment_id uuid not null references payments,
  hunt_id text not null references hunts,
  -- Hunts that it was divided among.
  parts int not null check (parts > 0),
  primary key (payment_id, hunt_id)
);
insert into payment_shares (payment_id, hunt_id, parts)
  select o.id, s.hunt_id, count(*) over (partition by o.id)
  from (
    select p.id, p.user_id, p.paid_at, least(p.paid_at + interval '1 month', (
      select n.paid_at from payments n
      where n.user_id = p.user_id and n.kind <> 'pack' and (n.paid_at, n.id) > (p.paid_at, p.id)
      order by n.paid_at, n.id limit 1)) as until
    from payments p where p.shared_at is not null and p.kind <> 'pack'
  ) o join subscriptions s on s.user_id = o.user_id and s.plan_id <> 'free'
    and s.created_at < o.until and (s.ends_at is null or s.ends_at > o.paid_at);
-- What was given back before is taken off once.
update funding f set cents = greatest(0, f.cents - t.cents)
  from (
    select s.hunt_id, sum(p.given_back_cents::float8 / s.parts) as cents
    from payment_shares s join payments p on p.id = s.payment_id where p.given_back_cents > 0 group by s.hunt_id
  ) t where t.hunt_id = f.hunt_id;
