/*
 * Locks a user's balances. Monthly credits whose cycle is over are written off first, as of its end, so that
 * the ledger adds up to what can be spent. Null where there is no account.
 */
create or replace function settle_credits(p_user uuid, p_now timestamptz, p_ledger_id uuid)
returns credit_accounts language plpgsql as $$
declare
  a credit_accounts%rowtype;
  expired int;
begin
  select * into a from credit_accounts where user_id = p_user for update;
  if not found then
    return null;
  end if;
  expired := a.monthly - usable_monthly(a.monthly, a.cycle_ends_at, p_now);
  if expired > 0 then
    a.monthly := a.monthly - expired;
    update credit_accounts set monthly = a.monthly where user_id = p_user;
    insert into credit_ledger
      (id, user_id, at, monthly_delta, bonus_delta, bought_delta, total_after, reason)
      values (p_ledger_id, p_user, a.cycle_ends_at, -expired, 0, 0, a.monthly + a.bonus + a.bought, 'monthly_expiry');
  end if;
  return a;
end $$;
