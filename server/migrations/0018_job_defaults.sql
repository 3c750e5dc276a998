-- A process of the version before goes on adding jobs while it is replaced, and knows neither.
alter table jobs alter column line set default 'short';
alter table jobs alter column priority set default 5;
