-- Two hunters who change places have one rank for a moment, within the statement that writes both: looked at after each
-- row that is a violation, and the board would stay as it was from then on. Looked at when the statement is done it is none.
alter table leaderboard_rows
  drop constraint leaderboard_rows_rank_key,
  add constraint leaderboard_rows_rank_key unique (rank) deferrable initially immediate;
