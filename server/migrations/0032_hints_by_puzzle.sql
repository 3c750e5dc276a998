-- Which of a digital square's three puzzles a bought hint is about; null where a hint has one text.
alter table hint_purchases add column word int check (word between 1 and 3);
