-- Steps of opening the shop that a person, or a test that succeeded, called done; 'hidden' takes the list off the first
-- screen.
create table setup_marks (
  name       text primary key
    check (name in ('currencies', 'payments', 'mail', 'legal', 'hidden')),
  marked_by  text not null,
  marked_at  timestamptz not null
);
