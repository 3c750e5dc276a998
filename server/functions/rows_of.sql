/*
 * The rows of a table that belong to somebody, with the columns that are named and no other, newest first where the
 * table has ids in order of time. For the export of an account.
 */
create or replace function rows_of(p_table text, p_column text, p_value text, p_columns text[]) returns jsonb
language plpgsql stable as $$
declare
  found jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(t)) where key = any($2))), ''[]'')
     from (select * from %I where %I::text = $1 limit 50000) t', p_table, p_column)
    into found using p_value, p_columns;
  return found;
end $$;
