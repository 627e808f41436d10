-- Limits that protect accounts and mailboxes are counted here, so that all server processes count together. The table is
-- unlogged: writing it costs little, and after a crash of the database all counts start anew.

create unlogged table rate_limit_counts (
  key_hash   bytea primary key check (octet_length(key_hash) = 32),
  tries      integer not null check (tries >= 0),
  expires_at timestamptz not null
) with (fillfactor = 80);
comment on column rate_limit_counts.key_hash is 'SHA-256 of what is counted: an address, an account, a session.';
create index rate_limit_counts_expiry on rate_limit_counts (expires_at);

-- Counts one try for each key, in order, and stops after the first limit that is exceeded: who is refused by one limit
-- must not use up the next one, which others share.
create function count_for_rate_limits(key_hashes bytea[], maxima integer[], ends timestamptz[], counted_at timestamptz)
returns table (counted integer, until timestamptz) language plpgsql as $body$
begin
  for nth in 1 .. cardinality(key_hashes) loop
    insert into rate_limit_counts as c values (key_hashes[nth], 1, ends[nth])
    on conflict (key_hash) do update set
      tries = case when c.expires_at <= counted_at then 1 else least(c.tries + 1, 1000000) end,
      expires_at = case when c.expires_at <= counted_at then excluded.expires_at else c.expires_at end
    returning c.tries, c.expires_at into counted, until;
    return next;
    exit when counted > maxima[nth];
  end loop;
end $body$;
