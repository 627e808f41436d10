import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { chatConversations, chatMessages, chatProposals as proposals } from '../chat.table.ts'

export type ProposalRow = typeof proposals.$inferSelect

export async function insertProposal(tx: Db, proposal: typeof proposals.$inferInsert): Promise<void> {
  await tx.insert(proposals).values(proposal)
}

/** A proposal with the customer it was made to and its place in the conversation. */
export async function findProposal(db: Db, id: string) {
  const [row] = await db
    .select({
      proposal: proposals,
      customerId: chatConversations.customerId,
      sequence: chatMessages.sequence,
    })
    .from(proposals)
    .innerJoin(chatConversations, eq(chatConversations.id, proposals.conversationId))
    .innerJoin(chatMessages, eq(chatMessages.proposalId, proposals.id))
    .where(eq(proposals.id, id))
  return row
}

/** Decides an open proposal; of two who decide at once one gets false. */
export async function decideProposal(
  tx: Db,
  id: string,
  decided: Pick<ProposalRow, 'status' | 'outcome'> & { readonly decidedAt: Date },
): Promise<boolean> {
  const changed = await tx
    .update(proposals)
    .set(decided)
    .where(and(eq(proposals.id, id), eq(proposals.status, 'open')))
    .returning({ id: proposals.id })
  return changed.length === 1
}

/** Begins what was agreed; false if it was begun before. */
export async function startProposal(db: Db, id: string, startedAt: Date): Promise<boolean> {
  const started = await db
    .update(proposals)
    .set({ startedAt })
    .where(and(eq(proposals.id, id), eq(proposals.status, 'accepted'), isNull(proposals.startedAt)))
    .returning({ id: proposals.id })
  return started.length === 1
}

/** Nothing of it happened: it may begin again. */
export async function resetProposal(db: Db, id: string): Promise<void> {
  await db.update(proposals).set({ startedAt: null }).where(eq(proposals.id, id))
}

/** Writes what became of an accepted proposal, once. */
export async function finishProposal(
  tx: Db,
  id: string,
  finished: Pick<ProposalRow, 'status' | 'outcome'>,
): Promise<boolean> {
  const changed = await tx
    .update(proposals)
    .set(finished)
    .where(and(eq(proposals.id, id), eq(proposals.status, 'accepted'), eq(proposals.outcome, '')))
    .returning({ id: proposals.id })
  return changed.length === 1
}
