/*
 * Takes out of the database what is known of a user, and leaves what has to be kept under an id that is nobody's
 * any more. What becomes of which table stands in slices/departures/owned.ts; a test holds both to the columns there are.
 * p_email is the address, p_verified whether it was theirs: what others wrote under it stays.
 */
create or replace function forget_user(p_user uuid, p_email text, p_verified boolean) returns void
language plpgsql as $$
begin
  -- Everything that only served the account.
  delete from sessions where user_id = p_user;
  delete from one_time_tokens where user_id = p_user;
  delete from familiar_networks where user_id = p_user;
  delete from finder_days where user_id = p_user;
  delete from finder_lookups where user_id = p_user;
  delete from hint_purchases where user_id = p_user;
  delete from hunt_notes where user_id = p_user;
  delete from state_follows where user_id = p_user;
  delete from hunt_ratings where user_id = p_user;
  delete from idempotency_keys where user_id = p_user;
  delete from leaderboard_rows where user_id = p_user;
  delete from scores where user_id = p_user;
  delete from mail_choices where user_id = p_user;
  delete from mails where user_id = p_user or recipient = p_email;
  delete from memberships where user_id = p_user;
  delete from payment_customers where user_id = p_user;
  delete from referral_codes where user_id = p_user;
  delete from settlements where user_id = p_user;
  delete from traces where user_id = p_user;
  -- Where they stood and what told their device apart; that they checked in stays.
  update check_ins set lat = null, lng = null, accuracy_m = null, distance_m = null, evidence = null, signals = null, wrong = null
    where user_id = p_user;
  update spot_findings set user_id = gen_random_uuid() where user_id = p_user;
  update spot_reports set user_id = null, email = null, note = '' where user_id = p_user;
  update subscriptions set status = 'ENDED', ends_at = coalesce(ends_at, now()) where user_id = p_user and status <> 'ENDED';
  if p_verified then
    update ticket_replies set text = '' where ticket_id in (select id from tickets where email = p_email);
    update tickets set name = 'A former hunter', email = '', message = '' where email = p_email;
    update spot_reports set email = null, note = '' where email = p_email;
  end if;
  -- What administrators did to the account stays, without its name.
  update audit_log set before = before - 'name', after = after - 'name'
    where subject_kind = 'user' and subject_id = p_user::text;
  delete from users where id = p_user;
end $$;
