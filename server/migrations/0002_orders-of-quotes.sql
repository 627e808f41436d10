-- Old quotes are forgotten every minute; the ones that orders refer to are found by this.

create index orders_quote on orders (quote_id) where quote_id is not null;
create index customer_sessions_expiry on customer_sessions (expires_at);
create index account_links_expiry on account_links (expires_at);
