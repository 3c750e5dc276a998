-- Which hunters a settlement under way has reached: it goes on from there after its process was killed. Its rows
-- go when it is done.
create table settlements (
  job_id uuid not null,
  user_id uuid not null,
  primary key (job_id, user_id)
);
