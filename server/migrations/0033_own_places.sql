-- Places of the operator's own, beside the library's; the row is as in data/places, checked the same way.
create table own_places (
  id text primary key,
  stem text not null,
  row jsonb not null,
  version int not null default 1,
  changed_at timestamptz not null
);

-- Whether the keeper of a place's ground was asked, of the library's places and of own ones.
create table place_grounds (
  place_id text primary key,
  asked_on date,
  answer text check (answer in ('yes', 'no', 'conditions')),
  good_until date,
  contact text not null,
  note text not null,
  changed_at timestamptz not null,
  changed_by text not null
);
