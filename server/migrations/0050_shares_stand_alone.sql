-- Payments refuse every change by a trigger that says why; a reference to them would refuse first, without a reason.
alter table payment_shares drop constraint payment_shares_payment_id_fkey;
