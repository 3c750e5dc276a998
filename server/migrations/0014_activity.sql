-- Whether nobody opened it: it followed another, or the calendar opened it.
alter table hunts add column opened_itself boolean not null default false;

-- The newest of what happened: few among many.
create index prizes_by_time on prizes (created_at desc);
create index hunts_by_end on hunts (ended_at desc) where status = 'COMPLETE';
create index hunts_by_opening on hunts (activated_at desc) where opened_itself;
create index jobs_failed on jobs (finished_at desc) where status = 'failed';
create index jobs_of_stock on jobs (finished_at desc)
  where status = 'done' and kind in ('generate_all', 'replenish');
