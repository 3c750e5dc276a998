-- Tickets are answered from the desk; what was answered stays with them.
create table ticket_replies (
  id uuid primary key,
  ticket_id uuid not null references tickets (id) on delete cascade,
  -- Of the administrator, as it was.
  author text not null,
  text text not null,
  -- A note for colleagues is not mailed.
  internal boolean not null,
  at timestamptz not null
);
create index ticket_replies_by_ticket on ticket_replies (ticket_id, at);
create index tickets_by_status on tickets (status, created_at desc);

-- Which hunt a correction is of, and how far its hunters have been told: the last one's id.
alter table errata
  add column hunt_id text,
  add column tells boolean not null default false,
  add column told_up_to uuid;
