-- When a hunt ends though its places are not all won, and since when it is paused: that time is added to it.
alter table hunts add column closes_at timestamptz, add column paused_at timestamptz;

-- A hunt that was open before there were closing dates has its ninety days, and two weeks at least from now on.
update hunts set closes_at = greatest(activated_at + interval '90 days', now() + interval '14 days')
  where status in ('ACTIVE', 'PAUSED') and state <> 'FREE' and activated_at is not null;
update hunts set paused_at = now() where status = 'PAUSED';

create index hunts_by_closing on hunts (closes_at) where status = 'ACTIVE';
