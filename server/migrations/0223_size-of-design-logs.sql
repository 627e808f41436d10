-- A log of large steps ends before it fills the disk.

alter table design_logs add column bytes integer not null default 0 check (bytes >= 0);
comment on column design_logs.bytes is 'Of all entries as JSON, as they came. Entries from before this column are not counted.';
