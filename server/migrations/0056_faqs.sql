-- Questions of the operator's own, and texts in the place of those that come with the product. A row is what stands
-- on the page from a moment on; of several of one question the newest counts, so that a change can wait for its time.
create table faqs (
  id uuid primary key,
  -- The name of a question that comes with the product, or of one of the operator's own.
  faq_id text not null,
  category text not null check (category in ('Gameplay', 'Credits', 'Payouts', 'Referrals', 'Pricing', 'Troubleshooting')),
  question text not null,
  answer text not null,
  -- From then on the question is not on the page.
  hidden boolean not null default false,
  published_at timestamptz not null
);
create index faqs_by_faq on faqs (faq_id, published_at desc);
