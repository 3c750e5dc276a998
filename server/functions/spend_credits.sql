/*
 * Takes credits in the order monthly, bonus, bought and writes the ledger row; all or nothing.
 * Returns the total left, or null when there are too few (nothing is taken then).
 * p_expiry_id is for the row that writes off monthly credits whose cycle is over: it sorts before p_ledger_id.
 */
create or replace function spend_credits(
  p_user uuid, p_amount int, p_now timestamptz, p_expiry_id uuid, p_ledger_id uuid, p_reason text, p_hunt text,
  p_reference text
) returns int language plpgsql as $$
declare
  a credit_accounts%rowtype;
  from_monthly int;
  from_bonus int;
  from_bought int;
  total int;
begin
  a := settle_credits(p_user, p_now, p_expiry_id);
  if a.user_id is null or a.monthly + a.bonus + a.bought < p_amount then
    return null;
  end if;
  from_monthly := least(a.monthly, p_amount);
  from_bonus := least(a.bonus, p_amount - from_monthly);
  from_bought := p_amount - from_monthly - from_bonus;
  total := a.monthly + a.bonus + a.bought - p_amount;
  update credit_accounts
    set monthly = monthly - from_monthly, bonus = bonus - from_bonus, bought = bought - from_bought
    where user_id = p_user;
  insert into credit_ledger
    (id, user_id, at, monthly_delta, bonus_delta, bought_delta, total_after, reason, hunt_id, reference)
    values (p_ledger_id, p_user, p_now, -from_monthly, -from_bonus, -from_bought, total, p_reason, p_hunt, p_reference);
  return total;
end $$;
