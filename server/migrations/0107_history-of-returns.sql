-- What happened to a return request is in the history of its order; now each entry says which request it is about.
-- Entries of before, and those of a version before, name none.
alter table order_events add column return_id uuid references return_requests on delete set null;
create index order_events_of_return on order_events (return_id) where return_id is not null;
