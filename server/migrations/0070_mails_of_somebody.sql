-- An account's page tells of its newest mails: without this it read the whole outbox for them.
create index mails_of_recipient on mails (recipient, created_at desc, id);
