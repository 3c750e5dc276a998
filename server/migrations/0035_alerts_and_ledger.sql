-- What money did is never changed, deleted or emptied.
create trigger credit_ledger_never_deleted before delete on credit_ledger
  for each row execute function forbid_change();
create trigger credit_ledger_never_emptied before truncate on credit_ledger
  for each statement execute function forbid_change();
create trigger payments_append_only
  before update of id, user_id, checkout_id, kind, item_id, amount_cents, paid_at, once_key, number or delete on payments
  for each row execute function forbid_change();
create trigger payments_never_emptied before truncate on payments
  for each statement execute function forbid_change();

-- What an administrator has to look at; one open alert for each thing it is about.
create table alerts (
  id uuid primary key,
  kind text not null,
  about text not null,
  text text not null,
  raised_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid
);

create unique index alerts_open on alerts (kind, about) where settled_at is null;
create index alerts_by_time on alerts (raised_at desc);
