-- What a mail is news of, for whom: mails that are not required can be turned off, one sort at a time.
alter table mails add column topic text, add column user_id uuid;

create table mail_choices (
  user_id uuid not null,
  topic text not null,
  off_at timestamptz not null,
  primary key (user_id, topic)
);
