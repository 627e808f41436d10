import { z } from 'zod'
import type { Database } from '../server/src/platform/database/database.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Index Name'?: string | undefined
  readonly Plans?: readonly Plan[] | undefined
}
const plan: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Index Name': z.string().optional(),
  get Plans() {
    return z.array(plan).optional()
  },
})
const explained = z.array(z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) }))

/** A step of a plan, such as 'Index Scan', and the index that it reads; '' for none. */
export interface PlanNode {
  readonly kind: string
  readonly index: string
}

/** How PostgreSQL carries out a statement with these values; without values, with any. */
export async function planOf(
  { pool }: Database,
  statement: string,
  values?: readonly unknown[],
): Promise<Plan> {
  const options = values === undefined ? 'generic_plan, format json' : 'format json'
  const { rows } = await pool.query(`explain (${options}) ${statement}`, [...(values ?? [])])
  const [first] = explained.parse(rows)
  if (first === undefined) throw new Error('a statement has no plan')
  return first['QUERY PLAN'][0].Plan
}

/** All steps of a plan, the outermost first. */
export const nodesOf = (node: Plan): PlanNode[] => [
  { kind: node['Node Type'], index: node['Index Name'] ?? '' },
  ...(node.Plans ?? []).flatMap(nodesOf),
]
