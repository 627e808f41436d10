import { asc, eq, ne, sql } from 'drizzle-orm'
import { customers } from '../../src/features/accounts/accounts.table.ts'
import { chatCannedReplies } from '../../src/features/chat/chat.table.ts'
import { staff } from '../../src/features/staff/staff.table.ts'
import type { Db } from '../../src/platform/database/database.ts'
import { seedId } from '../seed-id.ts'

const minuteMs = 60_000

/** Texts that staff use again and again. */
const replies = [
  {
    title: 'Greeting',
    body: 'Hello {customer}, {agent} here. How can I help you?',
  },
  {
    title: 'Where is my order',
    body: 'Hello {customer}, your order {order} has left our house in Colombo. You find its carrier and number with the order.',
  },
  {
    title: 'Choosing a size',
    body: 'Our shirts are cut with a little room. If you are between two sizes, the smaller one usually fits. The size chart is next to the sizes on each product page.',
  },
  {
    title: 'Exchange',
    body: 'No problem, {customer}. I can hold another size for you right now and send you a label for the parcel.',
  },
]

interface Said {
  readonly by: 'customer' | 'staff'
  readonly text: string
  readonly minutesAgo: number
}

/** One conversation that waits for an answer, one that waits for the customer. */
const conversations: readonly (readonly Said[])[] = [
  [
    { by: 'customer', text: 'Hello, is the batik sarong dress lined?', minutesAgo: 14 },
    { by: 'customer', text: 'I would wear it to a wedding in Kandy.', minutesAgo: 13 },
  ],
  [
    { by: 'customer', text: 'Can I change the address of my order?', minutesAgo: 95 },
    { by: 'staff', text: 'Of course, it has not left yet. Where shall we send it?', minutesAgo: 88 },
    { by: 'customer', text: '22 Lake Road, Kandy, please.', minutesAgo: 85 },
    { by: 'staff', text: 'Done. It leaves tomorrow morning.', minutesAgo: 80 },
  ],
]

/** The demonstration's canned replies, and conversations of two of its customers with support. */
export async function seedChat(tx: Db, now: Date): Promise<void> {
  await tx
    .insert(chatCannedReplies)
    .values(
      replies.map((reply) => ({
        id: seedId('chat-reply', reply.title),
        ...reply,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
  const people = await tx
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(ne(customers.email, 'amaya@example.com'))
    .orderBy(asc(customers.email))
    .limit(conversations.length)
  const [agent] = await tx.select().from(staff).where(eq(staff.role, 'support'))
  for (const [nth, { id: customerId, name }] of people.entries()) {
    const conversationId = seedId('chat', customerId)
    await tx.execute(sql`
      insert into chat_conversations (id, customer_id, created_at) values (${conversationId}, ${customerId}, ${now})`)
    for (const [at, { by, text, minutesAgo }] of (conversations[nth] ?? []).entries()) {
      const own = seedId('chat-message', `${conversationId} ${at}`)
      const isStaff = by === 'staff'
      await tx.execute(sql`
        select from store_chat_message(${conversationId}, ${by}, ${isStaff ? (agent?.id ?? null) : null},
          ${isStaff ? (agent?.name.split(' ')[0] ?? 'Support') : name}, ${own}, ${own}, ${text}, null, null, null,
          ${seedId('chat-case', `${conversationId} ${at}`)}, ${new Date(now.getTime() - minutesAgo * minuteMs)}::timestamptz)`)
    }
  }
}
