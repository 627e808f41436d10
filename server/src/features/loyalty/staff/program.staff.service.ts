import type { Calls, ParsedBody, ResponseOf } from '@first-fashion/contract'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { usedCodes } from '../../promo-codes/index.ts'
import { recordedChange } from '../../staff/index.ts'
import { allTiers, earningRules, type Tier } from '../members/members.queries.ts'
import { publicRulesChanged } from '../public-rules.ts'
import { changedMeanwhile } from './accounts.staff.service.ts'
import { changeRules, changeTiers, outstandingPoints, standingCodes } from './program.queries.ts'

type Program = Omit<ResponseOf<Calls['staff.loyalty-program']>, 'success'>

/** Every 10 points are worth Rs. 2000 [B9.05]. */
const rupeesOfPoint = 200

/** The rules and tiers of loyalty, and what the shop owes. */
export async function readProgram(shop: Shop): Promise<Program> {
  const { db } = shop.database
  const now = shop.clock.now()
  const { isTheOnlyRow: _, ...rules } = await earningRules(db)
  const codes = await standingCodes(db, now)
  const { available, pending, ages } = await outstandingPoints(db, now)
  return {
    rules,
    tiers: (await allTiers(db)).map(({ id: _id, ...tier }) => ({ _id, ...tier })),
    liability: {
      available,
      pending,
      worth: available * rupeesOfPoint,
      ages: ages.map(({ up_to, points }) => ({ upToDays: up_to, points, worth: points * rupeesOfPoint })),
      codes: codes.length - (await usedCodes(db, codes)).size,
    },
  }
}

/** Refuses with 'loyalty.changed-meanwhile' and 'loyalty.tier-unknown'. */
export async function editProgram(
  shop: Shop,
  session: StaffSession,
  { version, rules, tiers }: ParsedBody<Calls['staff.loyalty-program-edit']>,
): Promise<Program> {
  const change = { rules, tiers }
  const entry = { action: 'loyalty-program-edit', subject: 'loyalty', change }
  await recordedChange(shop, session, entry, async (tx) => {
    if (!(await changeRules(tx, version, rules))) throw changedMeanwhile()
    const rows = tiers.map(({ _id: id, ...tier }): Tier => ({ id, ...tier }))
    const known = new Set((await allTiers(tx)).map(({ id }) => id))
    if (rows.length !== known.size || rows.some(({ id }) => !known.has(id))) throw unknownTier()
    await changeTiers(tx, rows)
    await publicRulesChanged(shop, tx)
  })
  return readProgram(shop)
}

const unknownTier = () =>
  new AppError('refused', 'loyalty.tier-unknown', 'The tiers have changed. Please load them again.')
