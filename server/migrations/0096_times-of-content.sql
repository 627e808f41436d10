-- Times of content lie in the years from 2000 to 2100. An owner who wanted 'for good' may have typed a later year.
create function pg_temp.in_years(given jsonb) returns jsonb language sql as $$
  select case
    when jsonb_typeof(given) = 'number'
      then to_jsonb(least(greatest(given::numeric, 946684800000), 4133980799999))
    else coalesce(given, 'null') end
$$;
update content_frame
  set announcement = announcement
    || jsonb_build_object('from', pg_temp.in_years(announcement->'from'), 'until', pg_temp.in_years(announcement->'until'))
  where announcement is not null;
update content_page_versions
  set sections = (
    select jsonb_agg(
      section || jsonb_build_object('from', pg_temp.in_years(section->'from'), 'until', pg_temp.in_years(section->'until'))
      order by nth)
    from jsonb_array_elements(sections) with ordinality as listed (section, nth))
  where jsonb_array_length(sections) > 0;
