import { prepareTemplate } from '../../tools/testing/template/prepare-template.ts'
import { at, onDatabase } from '../generator/databases.ts'

export const memberCount = 100_000
export const likeCount = 1_000_000

/** A database of this run with so many members, a look of each, and so many likes of theirs. */
export async function openMembers(server: string): Promise<string> {
  const name = 'run_leaderboard'
  await onDatabase(at(server, 'postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  const databaseUrl = at(server, name)
  await prepareTemplate(databaseUrl)
  await onDatabase(databaseUrl, async (client) => {
    await client.query(insertMembers, [memberCount])
    await client.query(insertLooks)
    await client.query(insertLikes, [memberCount, likeCount / memberCount])
    await client.query(countUp)
    await client.query('vacuum analyze community_members, community_submissions, community_likes')
    await client.query('checkpoint')
  })
  return databaseUrl
}

/** One in a hundred hides, one in a thousand is excluded, and every other one bought something and kept it. */
const insertMembers = `
  with made as (
    insert into customers (id, name, email, password_hash, verified_at, created_at, last_login_at)
    select gen_random_uuid(), 'Member ' || n, 'board-' || n || '@example.com', 'none', now(), now(), now()
    from generate_series(1, $1::int) n
    returning id, substring(name from '[0-9]+$')::int as n
  )
  insert into community_members (customer_id, joined_at, slug, is_hidden, blocked_at, blocked_reason, challenges_won, lifetime_points, is_buyer)
  select id, now() - n * interval '1 minute', 'board-' || n, n % 100 = 7, case when n % 1000 = 13 then now() end,
    case when n % 1000 = 13 then 'Advertising' else '' end, hashint4(n) & 7, hashint4(n + 1) & 4095, hashint4(n + 2) & 1 = 0
  from made order by hashint4(n)`

const insertLooks = `
  insert into community_submissions (id, customer_id, title, description, created_at)
  select gen_random_uuid(), customer_id, slug, 'Linen.', joined_at from community_members where slug like 'board-%'`

/** Each member likes the looks of others, some of which are liked by many. */
const insertLikes = `
  with numbered as (
    select id, customer_id, (row_number() over (order by id) - 1)::int as n from community_submissions
    where title like 'board-%'
  )
  insert into community_likes (submission_id, customer_id, is_counted, liked_at)
  select looks.id, likers.customer_id, true, now()
  from numbered likers cross join generate_series(1, $2::int) k
  join numbered looks on looks.n = ((abs(hashint4(likers.n * 31 + k))::bigint % 1000) ^ 2 / 1000000 * $1::int + k * 7919)::bigint % $1::int
  on conflict do nothing`

const countUp = `
  update community_members m set submissions = 1, total_likes = l.likes, challenges_won = challenges_won
  from (
    select s.customer_id, count(l.customer_id)::int as likes from community_submissions s
    left join community_likes l on l.submission_id = s.id group by s.customer_id
  ) l
  where l.customer_id = m.customer_id`
