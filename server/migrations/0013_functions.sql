-- Functions live in server/functions now, where their text is run again whenever it changes. These two take
-- other parameters there.
drop function record_check_in(uuid, text, int, timestamptz, text, boolean, double precision, double precision, real,
  real, jsonb, uuid, uuid, text, bytea, jsonb, int, interval, interval, int);
drop function spend_credits(uuid, int, timestamptz, uuid, text, text, text);

-- Written by every check-in and read by no statement.
drop index check_ins_by_time;
drop index check_ins_by_hunt;

-- Never written.
alter table memberships drop column provider_ref;
alter table checkouts drop column provider_ref;
