-- Jobs of earlier versions carried addresses and tokens. Those that still have to be done get the ids; all lose the rest.

do $$
begin
  if to_regclass('pgboss.job') is null then return; end if;

  update pgboss.job j set data = jsonb_build_object('customerId',
    coalesce((select c.id from customers c where c.email_key = lower(trim(j.data ->> 'email'))), gen_random_uuid()))
  where name in ('verification-asked', 'password-reset-asked') and data ? 'email';

  update pgboss.job set data = data - 'token'
  where name in ('account-registered', 'email-change-requested') and data ? 'token';

  update pgboss.job j set data = jsonb_build_object('subscriptionId',
    coalesce((select s.id from newsletter_subscriptions s where s.email_key = j.data ->> 'emailKey'), gen_random_uuid()))
  where name = 'newsletter-subscribed' and data ? 'emailKey';

  insert into farewells (id, email, name, written_at)
  select id, data ->> 'email', null, now() from pgboss.job
  where name = 'account-deleted' and data ? 'email' and state in ('created', 'retry', 'active')
  on conflict do nothing;
  update pgboss.job set data = jsonb_build_object('farewellId', id)
  where name = 'account-deleted' and data ? 'email';

  update pgboss.job set output = null where output::text like '%@%';
end
$$;
