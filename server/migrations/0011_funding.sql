-- The funding of a hunt follows its hunters' payments.
create index payments_by_user on payments (user_id, paid_at);
