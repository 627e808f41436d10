import type { Calls, ParsedBody, ParsedQuery } from '@first-fashion/contract'
import { centsFromRupees, lkrCents, rupeesFromCents } from '@first-fashion/contract/money/money'
import type { StaffPromoCode } from '@first-fashion/contract/promo-codes/staff-calls'
import type { Db } from '../../platform/database/database.ts'
import { isViolation } from '../../platform/database/violations.ts'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'
import { pageOf } from '../../platform/paging.ts'
import type { Shop } from '../../shop.ts'
import { recordedChange } from '../staff/index.ts'
import {
  changePromoCode,
  type ListedPromoCode,
  listedPromoCode,
  listPromoCodes,
  setPromoCodeProducts,
} from './promo-code-list.queries.ts'
import { insertPromoCode } from './promo-codes.queries.ts'

export async function listStaffPromoCodes(
  { database }: Shop,
  { page, ...filter }: ParsedQuery<Calls['staff.promo-codes']>,
): Promise<{ promoCodes: StaffPromoCode[]; total: number; pages: number }> {
  const { rows, ...counts } = await pageOf(page, (window) => listPromoCodes(database.db, filter, window))
  return { promoCodes: rows.map(shown), ...counts }
}

/** Refuses with 'promo-code.taken' and 'promo-code.product-unknown'. */
export function addPromoCode(
  shop: Shop,
  session: StaffSession,
  body: ParsedBody<Calls['staff.promo-code-add']>,
): Promise<StaffPromoCode> {
  const { code, ...detail } = body
  const saved = { action: 'promo-code-add', code, productIds: body.productIds, detail }
  return saveChange(shop, session, saved, async (tx, at) => {
    const isNew = await insertPromoCode(tx, newPromoCode(body, at))
    if (!isNew) throw taken()
  })
}

/**
 * Refuses with 'promo-code.absent', 'promo-code.product-unknown', and with 'promo-code.changed-meanwhile' if someone
 * else was faster.
 */
export function editPromoCode(
  shop: Shop,
  session: StaffSession,
  code: string,
  { version, isActive, ...terms }: ParsedBody<Calls['staff.promo-code-edit']>,
): Promise<StaffPromoCode> {
  const detail = { ...terms, isActive }
  const saved = { action: 'promo-code-edit', code, productIds: terms.productIds, detail }
  return saveChange(shop, session, saved, async (tx) => {
    if (await changePromoCode(tx, code, version, { ...storedTerms(terms), isActive })) return
    throw (await listedPromoCode(tx, code)) === undefined ? absent() : changedMeanwhile()
  })
}

interface SavedChange {
  readonly action: string
  readonly code: string
  readonly productIds: readonly string[]
  readonly detail: object
}

/** Makes a change with its products and records it, in one transaction. */
function saveChange(
  shop: Shop,
  session: StaffSession,
  { action, code, productIds, detail }: SavedChange,
  work: (tx: Db, at: Date) => Promise<void>,
): Promise<StaffPromoCode> {
  const entry = { action, subject: `promo-code:${code}`, change: { ...detail, productIds } }
  return recordedChange(shop, session, entry, async (tx, at) => {
    await work(tx, at)
    await setPromoCodeProducts(tx, code, productIds).catch(refuseUnknownProduct)
    const row = await listedPromoCode(tx, code)
    if (row === undefined) throw absent()
    return shown(row)
  })
}

type Terms = Omit<ParsedBody<Calls['staff.promo-code-add']>, 'code' | 'discountType' | 'discountValue'>

function newPromoCode(
  { code, discountType, discountValue, ...terms }: ParsedBody<Calls['staff.promo-code-add']>,
  createdAt: Date,
) {
  return {
    code,
    discountType,
    discountPercent: discountType === 'percentage' ? discountValue : null,
    discountCents: discountType === 'fixed' ? centsFromRupees(discountValue) : null,
    source: 'staff' as const,
    createdAt,
    ...storedTerms(terms),
  }
}

const storedTerms = ({ minimum, productIds: _, ...terms }: Terms) => ({
  ...terms,
  minimumCents: centsFromRupees(minimum),
})

const shown = ({
  discountPercent,
  discountCents,
  minimumCents,
  discountGivenCents,
  createdAt,
  ...row
}: ListedPromoCode): StaffPromoCode => ({
  ...row,
  discountValue: discountPercent ?? rupeesFromCents(lkrCents(discountCents ?? 0)),
  minimum: rupeesFromCents(lkrCents(minimumCents)),
  discountGiven: rupeesFromCents(lkrCents(discountGivenCents)),
  createdAt: createdAt.getTime(),
})

function refuseUnknownProduct(error: unknown): never {
  if (!isViolation(error, 'foreign-key')) throw error
  throw new AppError('refused', 'promo-code.product-unknown', 'A product on this list no longer exists')
}

const taken = () => new AppError('conflict', 'promo-code.taken', 'This promo code already exists')

const absent = () => new AppError('unknown', 'promo-code.absent', 'This promo code does not exist')

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    'promo-code.changed-meanwhile',
    'Someone else has changed this promo code. Please reload.',
  )
