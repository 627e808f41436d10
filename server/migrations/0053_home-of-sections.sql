-- The home page is a page of the owner, too: its versions hold sections. null of pages of text.
alter table content_page_versions add column sections jsonb check (jsonb_typeof(sections) = 'array');
