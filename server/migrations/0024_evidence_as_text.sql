-- A check-in is written by crowds and weighed once: its evidence is text, which the database need not take apart,
-- when the square was shown has a column, and no index of its own says what waits to be weighed.
drop index check_ins_to_weigh;
alter table check_ins add column shown_at timestamptz;
update check_ins set shown_at = (evidence->>'shownAt')::timestamptz where evidence->>'shownAt' is not null;
alter table check_ins alter column evidence type text using evidence::text;
