-- What a search made of each square was stored with it and read by nobody: the score alone is shown of a stored hunt,
-- and a draft's preview has it of the draft.
alter table squares drop column attacks;
