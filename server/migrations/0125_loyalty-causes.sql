-- Why points were taken back, as a kind; '' of entries before this.
alter table loyalty_entries add column cause text not null default '';
