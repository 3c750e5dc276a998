-- Of a mail its subject and its opening are set at the desk, too; until now it was the text under it alone.
update settings set value = (
  select coalesce(jsonb_object_agg(kind, jsonb_build_object('closing', text)), '{}') from jsonb_each(value) as each (kind, text)
) where key = 'mail_texts';
