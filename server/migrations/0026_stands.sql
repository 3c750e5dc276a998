-- Where one stands at a physical square, and what that asks: from the library, told to players bit by bit.
alter table squares add column stand jsonb;
-- What a physical hunt asks as a whole: told to everybody.
alter table hunts add column trip jsonb;
-- The square at which a hunter was told where to stand, for a check-in close by.
alter table subscriptions add column told_where int;
