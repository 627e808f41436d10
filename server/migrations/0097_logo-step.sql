-- An owner can say that the shop needs no logo.
alter table setup_marks drop constraint setup_marks_name_check;
alter table setup_marks add constraint setup_marks_name_check
  check (name in ('logo', 'currencies', 'payments', 'mail', 'hidden'));
