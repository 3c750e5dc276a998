-- What is asked on the spot, with its right answers; who asked it, when, and with which photo, is the survey's.
alter table squares add column question jsonb, add column photo_id uuid, add column surveyed_at timestamptz;

-- The square at which a hunter's position was accepted and its question asked, and the answers given since.
alter table subscriptions add column question_square int, add column question_tries int not null default 0;

alter table check_ins drop constraint check_ins_kind_check;
alter table check_ins add constraint check_ins_kind_check check (kind in ('position', 'words', 'answer'));

-- Pictures of surveyed spots, for administrators; small ones.
create table survey_photos (
  id uuid primary key,
  hunt_id text not null,
  square_num int not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/webp')),
  bytes bytea not null,
  taken_at timestamptz not null
);

create index survey_photos_by_square on survey_photos (hunt_id, square_num);
