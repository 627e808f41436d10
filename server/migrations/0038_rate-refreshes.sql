-- What became of each refresh of the exchange rates, so that staff see how old rates are and why.
create table rate_refreshes (
  at        timestamptz primary key,
  -- Why nothing was taken over; empty when the rates were read.
  failure   text not null default '' check (length(failure) <= 300),
  -- Codes whose offered rates were not believed, so that the ones before stay.
  kept      text[] not null default '{}'
);
