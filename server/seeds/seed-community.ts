import { sql } from 'drizzle-orm'
import {
  communityChallenges,
  communityPrizes,
  communityWinners,
} from '../src/features/challenges/challenges.table.ts'
import { communityImages, communitySubmissions } from '../src/features/looks/looks.table.ts'
import { memberSlug } from '../src/features/members/members.rules.ts'
import { communityMembers } from '../src/features/members/members.table.ts'
import { communityPosts } from '../src/features/news/news.table.ts'
import { dayInColombo } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/database/database.ts'
import { seedWornLooks } from './looks/seed-worn-looks.ts'
import { seedChallenges, seedLooks, seedPosts } from './products/community-voices.ts'
import { everybody } from './products/index.ts'
import { seedId } from './seed-id.ts'
import { customerId } from './seed-people.ts'

const day = 86_400_000
const scene = (name: string) => `/media/scenes/${name}/960.webp`
const lookId = (title: string) => seedId('look', title)
const challengeId = (name: string) => seedId('challenge', name)

/** Members with looks, likes, challenges and articles; their counts are what the rows add up to. */
export async function seedCommunity(tx: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await seedMembers(tx, ago(120))
  await seedTheChallenges(tx, now)
  await seedTheLooks(tx, ago)
  await seedWornLooks(tx, ago)
  await seedLikes(tx)
  await seedWinners(tx, ago(35))
  await seedNews(tx, ago)
  await countUp(tx, now)
}

/** Who shares something, and half of those who ever bought something. */
async function seedMembers(tx: Db, joinedAt: Date): Promise<void> {
  const authors = new Set(seedLooks.map(({ email }) => email))
  const members = everybody.filter(({ email }, at) => authors.has(email) || at % 2 === 0)
  const slugs = new Map<string, number>()
  await tx.insert(communityMembers).values(
    members.map(({ name, email }, at) => {
      const slug = memberSlug(name)
      const many = (slugs.get(slug) ?? 0) + 1
      slugs.set(slug, many)
      return {
        customerId: customerId(email),
        slug: many === 1 ? slug : `${slug}-${many}`,
        joinedAt: new Date(joinedAt.getTime() + at * 60_000),
        bio: bios[email] ?? '',
        level: levelOf(email),
      }
    }),
  )
}

const bios: Readonly<Record<string, string>> = {
  'amaya@example.com':
    'I wear linen to weddings and batik to the market. Galle, mostly before nine, when the light is kind.',
  'nilufa@example.com': 'Raincoats are the best part of Colombo.',
}

const levels: Readonly<Record<string, 'ambassador' | 'vip'>> = {
  'amaya@example.com': 'ambassador',
  'nilufa@example.com': 'vip',
}
const levelOf = (email: string) => levels[email] ?? ('member' as const)

async function seedTheChallenges(tx: Db, now: Date): Promise<void> {
  const inDays = (days: number) => dayInColombo(new Date(now.getTime() + days * day))
  await tx.insert(communityChallenges).values(
    seedChallenges.map(({ name, title, description, rules, picture, startsInDays, endsInDays }) => ({
      id: challengeId(name),
      title,
      description,
      rules,
      featuredImage: scene(picture),
      startDate: inDays(startsInDays),
      endDate: inDays(endsInDays),
      createdAt: now,
    })),
  )
  await tx.insert(communityPrizes).values(
    seedChallenges.flatMap(({ name, prizes }) =>
      prizes.map(([description, loyaltyPoints], at) => ({
        challengeId: challengeId(name),
        position: at + 1,
        description,
        loyaltyPoints,
      })),
    ),
  )
}

async function seedTheLooks(tx: Db, ago: (days: number) => Date): Promise<void> {
  await tx.insert(communitySubmissions).values(
    seedLooks.map(({ email, title, description, hashtags, daysAgo, views, challenge }) => ({
      id: lookId(title),
      customerId: customerId(email),
      title,
      description,
      hashtags: [...hashtags],
      challengeId: challenge === undefined ? null : challengeId(challenge),
      views,
      createdAt: ago(daysAgo),
    })),
  )
  await tx.insert(communityImages).values(
    seedLooks.flatMap(({ title, scenes }) =>
      scenes.map(([name, caption], at) => ({
        submissionId: lookId(title),
        place: at + 1,
        url: scene(name),
        caption,
      })),
    ),
  )
  for (const { title, wears = [] } of seedLooks)
    for (const [at, [slug]] of wears.entries())
      await tx.execute(sql`
        insert into community_featured (submission_id, product_id, place)
        select ${lookId(title)}, id, ${at + 1}::int from products where slug = ${slug} and is_published`)
}

/** Everybody likes in the same order every time; the likes of those count who kept an order. */
async function seedLikes(tx: Db): Promise<void> {
  for (const { title, email, likes } of seedLooks)
    await tx.execute(sql`
      insert into community_likes (submission_id, customer_id, is_counted, liked_at)
      select s.id, c.id, exists (select from orders o where o.customer_id = c.id and o.completed_at is not null
          and o.payment_state in ('paid', 'partly-refunded')), s.created_at + interval '1 hour'
      from community_submissions s
      join lateral (select id from customers where id <> ${customerId(email)}
        order by md5(id::text || s.id::text) limit ${likes}::int) c on true
      where s.id = ${lookId(title)}`)
}

async function seedWinners(tx: Db, chosenAt: Date): Promise<void> {
  const won = [
    ['Sarong, ironed twice', 'amaya@example.com', 20],
    ['Table at the end', 'tharushi@example.com', 10],
  ] as const
  await tx.insert(communityWinners).values(
    won.map(([title, email, points], at) => ({
      challengeId: challengeId('avurudu-table'),
      position: at + 1,
      submissionId: lookId(title),
      customerId: customerId(email),
      points,
      chosenAt,
    })),
  )
}

async function seedNews(tx: Db, ago: (days: number) => Date): Promise<void> {
  await tx.insert(communityPosts).values(
    seedPosts.map(({ slug, title, category, excerpt, body, picture, daysAgo, views }) => ({
      id: seedId('post', slug),
      slug,
      title,
      category,
      excerpt,
      bodyHtml: body,
      featuredImage: scene(picture),
      publishedAt: ago(daysAgo),
      views,
      createdAt: ago(daysAgo),
    })),
  )
  for (const { slug, products } of seedPosts)
    for (const [at, product] of products.entries())
      await tx.execute(sql`
        insert into community_post_products (post_id, product_id, place)
        select ${seedId('post', slug)}, id, ${at + 1}::int from products where slug = ${product} and is_published`)
}

async function countUp(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`
    update community_submissions s set likes_count =
      (select count(*) from community_likes l where l.submission_id = s.id)`)
  await tx.execute(sql`
    update community_members m set
      submissions = (select count(*) from community_submissions s where s.customer_id = m.customer_id),
      total_likes = (select count(*) from community_likes l join community_submissions s on s.id = l.submission_id
        where s.customer_id = m.customer_id and l.is_counted),
      challenges_won = (select count(*) from community_winners w where w.customer_id = m.customer_id),
      is_buyer = exists (select from orders o where o.customer_id = m.customer_id
        and o.completed_at is not null and o.payment_state in ('paid', 'partly-refunded')),
      lifetime_points = (select coalesce(sum(e.points), 0) from loyalty_entries e
        where e.customer_id = m.customer_id and e.kind in
          ('order', 'review', 'share', 'referral', 'style', 'challenge', 'manual', 'reversal'))`)
  await tx.execute(sql`
    insert into community_milestones (customer_id, kind, threshold, reached_at)
    select customer_id, 'challenges', 1, ${now.toISOString()}::timestamptz
      from community_members where challenges_won >= 1
    union all
    select customer_id, 'likes', 50, ${now.toISOString()}::timestamptz
      from community_members where total_likes >= 50`)
}
