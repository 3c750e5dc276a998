-- The outbox is searched by whom and what about, in the index alone; those that wait are few.
drop index mails_by_time;
create index mails_by_time on mails (created_at desc, id desc) include (recipient, subject);
create index mails_waiting on mails (created_at desc, id desc) where sent_at is null;
