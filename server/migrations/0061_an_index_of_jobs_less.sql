-- From when each run of a schedule asked for the next one: nothing asks by kind and time to run any more, and every
-- mail paid for it.
drop index jobs_by_run;
