-- What was answered wrong, so that whoever mends a clue reads what people take it for. Goes with the evidence.
alter table check_ins add column wrong text;

-- The newest check-ins of a square, and of a hunt by its squares; and those of some weeks, which costs a write nothing.
create index check_ins_by_hunt on check_ins (hunt_id, square_num, at desc);
create index check_ins_by_time on check_ins using brin (at);
create index hint_purchases_by_hunt on hint_purchases (hunt_id, square_num);
