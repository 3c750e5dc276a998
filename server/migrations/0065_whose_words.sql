-- Whose three words a square has: null is the installation's own grid. A hunt keeps the words it was made with.
alter table squares add column word_source text check (word_source in ('what3words'));
-- Squares that an outside service told of, for as long as they may be kept: what lies in one is not asked again.
create table outside_addresses (
  words text primary key,
  south double precision not null,
  west double precision not null,
  north double precision not null,
  east double precision not null,
  asked_at timestamptz not null
);
create index outside_addresses_by_south on outside_addresses (south);
-- How often such a service was asked on a day of UTC, by every process together.
create table outside_address_days (
  day date primary key,
  calls int not null
);
