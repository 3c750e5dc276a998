-- Who administers has a role; the contract says what each may call. Whoever administered until now is an owner.
alter table users add column role text check (role in ('owner', 'operator', 'support'));
update users set role = 'owner' where is_admin;
alter table users drop column is_admin;
alter table users add column is_admin boolean generated always as (role is not null) stored;
