-- From where a member of staff made a change. Older ones and those of the server itself have none.
alter table staff_changes add column address text not null default '';
create index staff_changes_newest on staff_changes (at desc);
