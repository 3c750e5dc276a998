-- Monthly credits count until their cycle ends. The same as usableMonthly in slices/credits/rules.ts.
create or replace function usable_monthly(monthly int, cycle_ends_at timestamptz, at timestamptz)
returns int language sql immutable parallel safe as $$
  select case when cycle_ends_at is null or cycle_ends_at > at then monthly else 0 end
$$;
