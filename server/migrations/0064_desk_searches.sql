-- A search of the outbox reads one folded text off its index: folding letters for each search was most of what it cost.
alter table mails add column searched text generated always as (lower(recipient || chr(10) || subject)) stored;
drop index mails_by_time;
create index mails_by_time on mails (created_at desc, id desc) include (searched);
-- An index alone answers for rows that a vacuum has seen: mails are many, and each is written three times.
alter table mails set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

-- What was spent in a hunt is added up in the index alone.
drop index credit_ledger_by_hunt;
create index credit_ledger_by_hunt on credit_ledger (hunt_id, user_id)
  include (reason, monthly_delta, bonus_delta, bought_delta) where hunt_id is not null;
