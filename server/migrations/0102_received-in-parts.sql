-- A parcel can come with fewer units than were announced, and some of a line can be damaged. Then a line has the units that
-- came, and remembers how many were requested; none may have come. A version before writes neither.
alter table return_lines
  add column requested_quantity integer,
  add column damaged_quantity integer,
  drop constraint return_lines_quantity_check,
  add constraint return_lines_quantity_check check (quantity > 0 or quantity = 0 and requested_quantity > 0),
  add constraint return_lines_received check (requested_quantity >= quantity and damaged_quantity between 0 and quantity);
comment on column return_lines.requested_quantity is 'How many units were requested; null before the parcel is received.';
comment on column return_lines.damaged_quantity is 'How many of those that came are written off; null before the parcel is received.';
