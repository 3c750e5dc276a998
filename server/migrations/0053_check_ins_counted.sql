-- How many check-ins of a square were right is read off the index alone.
drop index check_ins_by_hunt;
create index check_ins_by_hunt on check_ins (hunt_id, square_num, at desc) include (success);
