create or replace function prize_may_move(p_from text, p_to text) returns boolean language sql immutable as $$
  select (p_from, p_to) in (
    ('PENDING_REVIEW', 'NOTIFIED'), ('PENDING_REVIEW', 'DISQUALIFIED'),
    ('NOTIFIED', 'CLAIMED'), ('NOTIFIED', 'FORFEITED'), ('NOTIFIED', 'DISQUALIFIED'),
    ('CLAIMED', 'PAID'), ('CLAIMED', 'DISQUALIFIED'),
    ('DISQUALIFIED', 'PENDING_REVIEW')
  )
$$;
