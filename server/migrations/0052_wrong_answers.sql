-- What was answered wrong, so that whoever mends a clue reads what people take it for. Goes with the evidence.
alter table check_ins add column wrong text;

-- The newest check-ins of a square, and of a hunt by its squares.
drop index check_ins_by_hunt;
create index check_ins_by_hunt on check_ins (hunt_id, square_num, at desc);
create index hint_purchases_by_hunt on hint_purchases (hunt_id, square_num);
