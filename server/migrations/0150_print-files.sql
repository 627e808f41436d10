-- The files that the print partner prints from: one for each side of a variant.

create table print_files (
  variant_id integer not null references print_variants on delete cascade,
  side       text not null check (side in ('front', 'back')),
  width_px   integer not null check (width_px > 0),
  height_px  integer not null check (height_px > 0),
  dpi        integer not null check (dpi > 0),
  fill       text not null check (fill in ('fit', 'cover')),
  primary key (variant_id, side)
);
comment on column print_files.fill is
  '''fit'': the file lies on a larger surface, as on a shirt; ''cover'': it is the whole surface, as on a poster.';

-- Variants that are known already are read again, now with their files.
update print_products set variants_at = null;
