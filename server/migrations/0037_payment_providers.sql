-- Who somebody is at a provider of payments.
create table payment_customers (
  user_id uuid not null,
  provider text not null,
  ref text not null,
  primary key (user_id, provider)
);

-- Every notice of a provider is taken in once.
create table payment_notices (
  provider text not null,
  id text not null,
  type text not null,
  about text not null,
  ref text not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (provider, id)
);
create index payment_notices_by_time on payment_notices (received_at);

alter table payments
  add column provider text not null default 'sandbox',
  -- What was charged, as the provider calls it.
  add column provider_ref text;
create unique index payments_by_ref on payments (provider, provider_ref) where provider_ref is not null;

drop trigger payments_append_only on payments;
create trigger payments_append_only
  before update of id, user_id, checkout_id, kind, item_id, amount_cents, paid_at, once_key, number, provider, provider_ref
  or delete on payments for each row execute function forbid_change();

-- A payment that was given back or is disputed, and what of it could be taken back. Once for each payment.
create table payment_reversals (
  payment_id uuid primary key,
  kind text not null check (kind in ('refund', 'dispute')),
  amount_cents int not null,
  credits_taken int not null,
  reversed_at timestamptz not null
);

-- Whether the provider has been told how a plan stands; the sandbox need not be.
alter table memberships
  add column provider_ref text,
  add column aligned boolean not null default true;
create unique index memberships_by_ref on memberships (provider, provider_ref) where provider_ref is not null;
create index memberships_unaligned on memberships (user_id) where not aligned;

alter table checkouts add column provider_ref text;
create unique index checkouts_by_ref on checkouts (provider, provider_ref) where provider_ref is not null;
