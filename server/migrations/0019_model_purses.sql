-- What a model has cost for one hunt of the builder or one job on the stock, however often it was begun again.
create table model_purses (
  id text primary key,
  spent_usd double precision not null,
  updated_at timestamptz not null
);
