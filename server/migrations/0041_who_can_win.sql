-- Where people live and when they were born: given once before the first payment, corrected by support.
alter table users
  add column residence text,
  add column birth_date date,
  -- Named as somebody who lives with an administrator: plays and wins nothing.
  add column household boolean not null default false;
