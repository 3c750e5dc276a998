-- What sort a mail is: its operator's text stands under it when it is sent. Null for what goes to the operator.
alter table mails add column kind text;
