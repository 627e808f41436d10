-- The links of the header are the owner's. null: as the shop comes.
alter table content_frame add column menu jsonb check (jsonb_typeof(menu) = 'array');
