-- The leaderboard is a snapshot, replaced every 5 minutes and read by key.
create table leaderboard_rows (
  user_id uuid primary key,
  rank int not null unique,
  score int not null,
  completed_hunts int not null
);

create table announcements (
  id uuid primary key,
  title text not null,
  excerpt text not null,
  content text not null,
  author text not null,
  category text not null check (category in ('Launch', 'Winner', 'Sponsor', 'General')),
  featured boolean not null default false,
  published_at timestamptz not null
);

create table errata (
  id uuid primary key,
  hunt_name text not null,
  square_number int not null,
  original_clue text not null,
  correction text not null,
  severity text not null check (severity in ('Critical', 'High', 'Medium', 'Low')),
  status text not null check (status in ('Active', 'Resolved')),
  posted_at timestamptz not null
);

create table tickets (
  id uuid primary key,
  number text not null unique,
  kind text not null check (kind in ('contact', 'accessibility')),
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  status text not null default 'open' check (status in ('open', 'closed')),
  created_at timestamptz not null
);
