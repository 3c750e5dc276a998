-- How the puzzles of a digital square are solved, and what its place tells once it is solved; null in older hunts.
alter table squares add column workings jsonb, add column told jsonb;
