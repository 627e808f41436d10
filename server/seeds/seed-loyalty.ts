import { sql } from 'drizzle-orm'
import { loyaltyRewards } from '../src/features/loyalty/loyalty.table.ts'
import type { Db } from '../src/platform/database/database.ts'
import { seedId } from './seed-id.ts'
import { customerId } from './seed-people.ts'

const rewards = [
  {
    name: '15% off',
    description: '15% off everything in your next order.',
    type: 'discount',
    percent: 15,
    minimumOrderCents: 1_000_000,
    pointsCost: 15,
  },
  {
    name: 'Rs. 2,500 store credit',
    description: 'Added to your store credit at once. Use it in parts, as you like.',
    type: 'store_credit',
    amountCents: 250_000,
    pointsCost: 12,
  },
  {
    name: 'Free shipping',
    description: 'Standard delivery of your next order is on us.',
    type: 'free_shipping',
    pointsCost: 10,
    stock: 7,
  },
  {
    name: 'Early access',
    description: 'Buy new pieces before they open for everyone.',
    type: 'special_access',
    pointsCost: 20,
  },
] as const

/** Rewards that show a garment of the demonstration, by its slug; the others show an ornament. */
const pictures = [
  ['15% off', 'kawung-evening-shirt'],
  ['Free shipping', 'shuttle-tote'],
] as const

/** Points for the orders and reviews of the demonstration, as they would have been awarded, and a few rewards. */
export async function seedLoyalty(tx: Db, now: Date): Promise<void> {
  const newest = rewards.map((reward) => ({
    ...reward,
    id: seedId('reward', reward.name),
    createdAt: now,
  }))
  await tx.insert(loyaltyRewards).values(newest)
  for (const [name, slug] of pictures)
    await tx.execute(sql`
      update loyalty_rewards r set image = p.images[1] from products p
      where r.id = ${seedId('reward', name)} and p.slug = ${slug}`)
  await seedGift(tx, now)
  await seedMembers(tx, now)
  await seedOrderPoints(tx)
  await seedReviewPoints(tx)
  await tx.execute(sql`
    update loyalty_members m set tier_id = (
      select t.id from loyalty_tiers t where t.from_points <= greatest(0, (
        select coalesce(sum(e.points), 0) from loyalty_entries e where e.customer_id = m.customer_id))
      order by t.from_points desc limit 1)`)
}

/** One unit of a product that is in stock. */
async function seedGift(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into loyalty_rewards (id, name, description, image, type, product_id, points_cost, stock, created_at)
    select ${seedId('reward', 'gift')}, p.name, 'Add it to your cart and use this code: it’s free.',
      p.images[1], 'product', p.id, 30, 5, ${now.toISOString()}::timestamptz
    from products p where p.is_published and p.slug = 'planter-sun-hat'`)
}

const seedMembers = (tx: Db, now: Date) =>
  tx.execute(sql`
    insert into loyalty_members (customer_id, tier_id, referral_code, joined_at)
    select c.id, (select id from loyalty_tiers where from_points = 0),
      case when c.id = ${customerId('amaya@example.com')} then 'AMAYA234' end, c.created_at
    from customers c where c.created_at <= ${now.toISOString()}::timestamptz`)

/** Orders that were paid and kept; those within their return window are pending. */
async function seedOrderPoints(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into loyalty_orders
      (order_id, customer_id, net_cents, multiplier_percent, rupees_per_point, paid_at, completed_at)
    select o.id, o.customer_id, greatest(0, o.total_cents - o.shipping_cents - o.store_credit_cents), 100, 5000,
      o.placed_at, o.completed_at
    from orders o where o.customer_id is not null and o.payment_state = 'paid'`)
  await tx.execute(sql`
    insert into loyalty_entries
      (id, customer_id, kind, bucket, points, reason_key, source_id, description, created_at, expires_at)
    select md5('loyalty-order' || o.order_id)::uuid, o.customer_id, 'order',
      case when o.completed_at is null then 'pending' else 'available' end, o.net_cents / 500000,
      'order:' || o.order_id, o.order_id, 'Order ' || full_order.number, o.paid_at, o.paid_at + interval '365 days'
    from loyalty_orders o join orders full_order on full_order.id = o.order_id
    where o.net_cents >= 500000`)
}

const seedReviewPoints = (tx: Db) =>
  tx.execute(sql`
    insert into loyalty_entries
      (id, customer_id, kind, bucket, points, reason_key, source_id, description, created_at, expires_at)
    select md5('loyalty-review' || r.id)::uuid, r.customer_id, 'review', 'available', 1,
      'review:' || r.customer_id || ':' || r.product_id, r.product_id, 'Review of ' || p.name, r.created_at,
      r.created_at + interval '365 days'
    from reviews r join products p on p.id = r.product_id where r.hidden_at is null`)
