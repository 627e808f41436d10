-- Who called a step done stands in the log of changes.
alter table setup_marks drop column marked_by;
