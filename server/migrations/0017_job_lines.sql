-- Who waits with whom: each line has workers of its own, so that short work never stands behind long work.
alter table jobs add column line text not null default 'short';
alter table jobs alter column line drop default;
update jobs set line = case
  when kind = 'mail' then 'mail'
  when kind = 'build_hunt' then 'build'
  when kind in ('generate_all', 'replenish', 'cleanup') then 'stock'
  else 'short' end;
-- Within a line the lowest goes first.
alter table jobs add column priority int not null default 5;
alter table jobs alter column priority drop default;

drop index jobs_due;
create index jobs_due on jobs (line, priority, run_at) where status in ('queued', 'running');
create index jobs_by_time on jobs (created_at desc, id desc);

-- Set before a mail server is given a mail: until its answer nobody knows whether it took it.
alter table mails add column handed_over_at timestamptz;
