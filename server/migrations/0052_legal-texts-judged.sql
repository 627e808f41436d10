-- The set-up list sees itself whether the legal texts are published.
delete from setup_marks where name = 'legal';
alter table setup_marks drop constraint setup_marks_name_check;
alter table setup_marks add constraint setup_marks_name_check
  check (name in ('currencies', 'payments', 'mail', 'hidden'));
