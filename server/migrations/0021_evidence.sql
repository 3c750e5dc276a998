-- What a check-in was seen to be made of: fixes, keyed hashes of the device and of the network, the hash of what
-- was typed, how it was typed, when the square was first shown. Signs of cheating are read from it afterwards:
-- `signals` is null until then.
alter table check_ins add column evidence jsonb;

update check_ins set evidence = signals, signals = null where signals is not null;

create index check_ins_to_weigh on check_ins (at) where signals is null and evidence is not null;

-- The square a run was last shown as its current one, and when for the first time.
alter table subscriptions add column shown_square int, add column shown_at timestamptz;
