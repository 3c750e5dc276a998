-- In which language its owner chose to read the pages; null while nothing was chosen.
alter table users add column language text check (language in ('en', 'es'));
