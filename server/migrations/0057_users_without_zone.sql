-- Kept since registration and read by nobody: a check-in brings the zone it was made in.
alter table users drop column time_zone;
