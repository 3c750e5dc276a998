-- Raised by every change of a hunt by an administrator, and by every change of its status: who edits an
-- older one is told so.
alter table hunts add column version int not null default 1;
-- A hunt that was open once is not erased: its row stays for ledgers, prizes and seals, its squares go.
alter table hunts add column deleted_at timestamptz;
-- Which hunt in stock opens when the live one of its state and variant ends.
alter table hunts add column opens_next boolean not null default false;
create unique index hunts_next_key on hunts (state, variant) where opens_next;

-- The version of the hunt that a change made; null for what has none.
alter table audit_log add column version int;

-- Where a square lay before its last survey ({lat, lng, words, surveyed}), and before its first.
alter table squares add column before_survey jsonb;
alter table squares add column first_lat double precision;
alter table squares add column first_lng double precision;
