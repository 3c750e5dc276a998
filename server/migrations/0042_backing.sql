-- What stands behind the prizes that are promised. Nothing is changed or deleted: one that no longer holds is withdrawn.
create table backings (
  id uuid primary key,
  kind text not null check (kind in ('bitcoin_address', 'escrow', 'bond', 'policy')),
  title text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- Of a Bitcoin address: who holds it has signed this message.
  address text,
  message text,
  signature text,
  -- Of a document: its SHA-256 in hexadecimal.
  document_hash text check (document_hash ~ '^[0-9a-f]{64}$'),
  added_by uuid,
  added_at timestamptz not null,
  withdrawn_at timestamptz,
  check ((kind = 'bitcoin_address') = (address is not null and message is not null and signature is not null)),
  check ((kind = 'bitcoin_address') = (document_hash is null))
);

-- Whether a hunt opened with real payments: then what it promises must be backed.
alter table hunts add column real_money boolean not null default false;

create function backed_room_cents() returns bigint language sql stable as $$ select 0::bigint $$;
create function keep_backed() returns trigger language plpgsql as $$
begin
  return new;
end $$;
create trigger hunts_backed after insert or update of status, prize_cents, real_money on hunts
  for each row execute function keep_backed();
create trigger backings_backed after update or delete on backings for each row execute function keep_backed();
