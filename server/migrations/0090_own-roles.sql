-- Owners make roles of their own, each a set of permissions. The four built-in roles stay as they are, in the code.
create table staff_roles (
  id          uuid primary key,
  name        text not null check (length(name) between 1 and 40),
  name_key    text not null generated always as (lower(name)) stored unique,
  permissions text[] not null check (cardinality(permissions) > 0 and not permissions && array['settings.change']),
  version     integer not null default 1 check (version >= 1),
  created_at  timestamptz not null
);
comment on table staff_roles is 'Names of permissions are those of contract/src/staff/roles.ts; unknown ones give nothing.';

-- A member has a built-in role or an own one. A role that somebody has cannot be deleted.
alter table staff
  alter column role drop not null,
  add column own_role_id uuid references staff_roles,
  add constraint staff_has_one_role check (num_nonnulls(role, own_role_id) = 1);
create index staff_of_own_role on staff (own_role_id);

-- Invitations that are used or withdrawn stay for a while: they lose a role that is deleted.
alter table staff_invitations
  alter column role drop not null,
  add column own_role_id uuid references staff_roles on delete set null,
  add constraint staff_invitations_has_one_role
    check (num_nonnulls(role, own_role_id) = 1 or accepted_at is not null or withdrawn_at is not null);
create index staff_invitations_of_own_role on staff_invitations (own_role_id);
