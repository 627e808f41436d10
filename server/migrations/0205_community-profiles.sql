-- A member's public profile says something about them.

alter table community_members
  add column bio text not null default '' check (length(bio) <= 400);
comment on column community_members.bio is 'Shown on the public profile; plain text.';
