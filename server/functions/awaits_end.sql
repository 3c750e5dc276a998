-- Whether a prize that was lost is still promised: its winner can get it back, or its place goes to another.
create or replace function awaits_end(p prizes) returns boolean language sql stable as $$
  select p.status in ('FORFEITED', 'DISQUALIFIED') and not p.passed_on
    and (p.passes_on or p.answer_until is not null
      or exists (select 1 from prize_answers a where a.prize_id = p.id and a.decided_at is null))
$$;
