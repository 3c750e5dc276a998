-- Never written: why a mail failed stands with its job.
alter table mails drop column last_error;
