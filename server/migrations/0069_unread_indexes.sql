-- Read by no statement: what has run out is found with what was not used for long, and open alerts by their own index.
drop index sessions_by_expiry;
drop index alerts_by_time;
