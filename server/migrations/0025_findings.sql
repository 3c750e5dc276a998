-- What a finder says of the spot after a right check-in; their fixes stand in check_ins.
create table spot_findings (
  user_id uuid not null,
  hunt_id text not null,
  square_num int not null,
  place_id text not null,
  found_as text not null check (found_as in ('as_told', 'different', 'could_not_stand')),
  at timestamptz not null,
  primary key (user_id, hunt_id, square_num)
);

create index spot_findings_by_place on spot_findings (place_id);

-- Where finders stood, accepted by an administrator: the next hunt at the place takes it.
create table place_pins (
  place_id text primary key,
  lat double precision not null,
  lng double precision not null,
  finders int not null,
  accepted_by uuid not null,
  accepted_at timestamptz not null
);
