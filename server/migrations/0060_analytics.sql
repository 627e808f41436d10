-- The partners that count visits of those who allow it. One row; '' for none.
create table analytics_settings (
  id                    smallint primary key default 1 check (id = 1),
  -- Google Analytics 4.
  measurement_id        text not null default '' check (measurement_id ~ '^(G-[A-Z0-9]{4,20})?$'),
  -- Meta Pixel.
  pixel_id              text not null default '' check (pixel_id ~ '^([0-9]{5,20})?$'),
  -- The demonstration has no partners, and asks for both kinds of consent.
  always_asks_marketing boolean not null default false,
  version               integer not null default 0 check (version >= 0),
  changed_at            timestamptz
);
-- Only a demonstration from before is called so.
insert into analytics_settings (always_asks_marketing)
select name = 'First Fashion' from store_details;
