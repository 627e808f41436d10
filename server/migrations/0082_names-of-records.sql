-- Emails, alerts and the audit log take plain names. A version that still runs finds the old names beside them: a view for
-- the table, and columns that triggers keep equal. They go with the next version (docs/operations.md).

create or replace function pg_temp.rename_column(owner text, before text, after text, kind text) returns void
language plpgsql as $body$
begin
  execute format('alter table %1$I rename column %2$I to %3$I', owner, before, after);
  execute format('alter table %1$I disable trigger user', owner);
  execute format('alter table %1$I add column %2$I %3$s', owner, before, kind);
  execute format('update %1$I set %2$I = %3$I where %3$I is not null', owner, before, after);
  execute format('alter table %1$I enable trigger user', owner);
  execute format($function$
    create function %1$s() returns trigger language plpgsql as $trigger$
    begin
      if tg_op = 'INSERT' then
        if new.%3$I is null or (new.%2$I is not null and new.%2$I is distinct from new.%3$I) then
          new.%3$I := coalesce(new.%2$I, new.%3$I);
        end if;
        new.%2$I := new.%3$I;
      elsif new.%3$I is distinct from old.%3$I then
        new.%2$I := new.%3$I;
      else
        new.%3$I := new.%2$I;
      end if;
      return new;
    end $trigger$
  $function$, owner || '_mirror_' || before, before, after);
  execute format('create trigger %1$s before insert or update on %2$I for each row execute function %1$s()',
    owner || '_mirror_' || before, owner);
  execute format('comment on column %1$I.%2$I is %3$L', owner, before,
    format('The name of %s before; goes with the next version.', after));
end $body$;

-- When an order alert or a payment problem was created.
select pg_temp.rename_column('order_alerts', 'noticed_at', 'created_at', 'timestamptz');
select pg_temp.rename_column('payment_problems', 'noticed_at', 'created_at', 'timestamptz');

-- The last email to people who deleted their account.
alter table farewells rename to account_deleted_emails;
alter table account_deleted_emails rename constraint farewells_pkey to account_deleted_emails_pkey;
alter index farewells_oldest rename to account_deleted_emails_oldest;
comment on table account_deleted_emails is
  'The last email to people who deleted their account; a row is deleted when its email is sent.';
create view farewells as select * from account_deleted_emails;
comment on view farewells is 'The name of account_deleted_emails before; goes with the next version.';

-- Collections in the audit log.
update staff_changes set
  action = regexp_replace(action, '^line(s?)-', 'collection\1-'),
  subject = regexp_replace(subject, '^line:', 'collection:')
where subject like 'line:%';
create function staff_changes_plain_names() returns trigger language plpgsql as $$
begin
  new.action := regexp_replace(new.action, '^line(s?)-', 'collection\1-');
  new.subject := regexp_replace(new.subject, '^line:', 'collection:');
  return new;
end $$;
create trigger staff_changes_plain_names before insert on staff_changes
  for each row when (new.subject like 'line:%') execute function staff_changes_plain_names();

delete from task_runs where name = 'purge-farewells';
