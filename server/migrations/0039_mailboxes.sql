-- Tagged and dotted forms of one mailbox are one person.
alter table users add column mailbox text generated always as (
  lower(replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')) || '@' ||
  regexp_replace(lower(split_part(email, '@', 2)), '^googlemail\.com$', 'gmail.com')
) stored;
create index users_by_mailbox on users (mailbox);

-- A keyed print of the friend's mailbox: it outlives the account, so that nobody is referred twice.
alter table referrals add column mailbox_print text;
create unique index referrals_by_mailbox on referrals (mailbox_print) where mailbox_print is not null;
create index referrals_rewarded on referrals (referrer_id, completed_at) where completed_at is not null;
