-- A page of a hunt's check-ins, however narrowed, is found in the index alone and fetched by its keys.
drop index check_ins_by_hunt;
create index check_ins_by_hunt on check_ins (hunt_id, square_num, at desc) include (success, kind, user_id, id);

-- Pages of the log by time, those of one administrator, and who is in it at all.
drop index audit_log_by_time;
create index audit_log_by_time on audit_log (at desc, id desc);
create index audit_log_by_actor on audit_log (actor_id, at desc, id desc);
