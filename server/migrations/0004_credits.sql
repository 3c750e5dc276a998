-- monthly counts only until cycle_ends_at; bonus and bought never expire.
create table credit_accounts (
  user_id uuid primary key,
  monthly int not null default 0 check (monthly >= 0),
  bonus int not null default 0 check (bonus >= 0),
  bought int not null default 0 check (bought >= 0),
  cycle_ends_at timestamptz
);

-- Append-only: the balances above are the sums of these deltas.
create table credit_ledger (
  id uuid not null,
  user_id uuid not null,
  at timestamptz not null,
  monthly_delta int not null,
  bonus_delta int not null,
  bought_delta int not null,
  total_after int not null check (total_after >= 0),
  reason text not null,
  hunt_id text,
  reference text,
  -- Makes a grant once-only: 'pack:{checkout}', 'cycle:{membership}:{start}'.
  once_key text,
  primary key (user_id, id)
);

create unique index credit_ledger_once_key on credit_ledger (user_id, once_key) where once_key is not null;
create index credit_ledger_by_hunt on credit_ledger (hunt_id, user_id) where hunt_id is not null;

create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;

create trigger credit_ledger_append_only before update on credit_ledger
  for each row execute function forbid_change();

/*
 * Takes credits in the order monthly, bonus, bought and writes the ledger row; all or nothing.
 * Returns the total left, or null when there are too few (nothing is changed then).
 */
create function spend_credits(
  p_user uuid, p_amount int, p_now timestamptz, p_ledger_id uuid, p_reason text, p_hunt text, p_reference text
) returns int language plpgsql as $$
declare
  a credit_accounts%rowtype;
  usable int;
  from_monthly int;
  from_bonus int;
  from_bought int;
  total int;
begin
  select * into a from credit_accounts where user_id = p_user for update;
  if not found then
    return null;
  end if;
  usable := case when a.cycle_ends_at is null or a.cycle_ends_at > p_now then a.monthly else 0 end;
  if usable + a.bonus + a.bought < p_amount then
    return null;
  end if;
  from_monthly := least(usable, p_amount);
  from_bonus := least(a.bonus, p_amount - from_monthly);
  from_bought := p_amount - from_monthly - from_bonus;
  total := usable + a.bonus + a.bought - p_amount;
  update credit_accounts
    set monthly = monthly - from_monthly, bonus = bonus - from_bonus, bought = bought - from_bought
    where user_id = p_user;
  insert into credit_ledger
    (id, user_id, at, monthly_delta, bonus_delta, bought_delta, total_after, reason, hunt_id, reference)
    values (p_ledger_id, p_user, p_now, -from_monthly, -from_bonus, -from_bought, total, p_reason, p_hunt, p_reference);
  return total;
end $$;
