import type { Calls, ParsedBody } from '@first-fashion/contract'
import { looksLikeEmail } from '@first-fashion/contract/email-address'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { availableOf, findProduct } from '../catalog/index.ts'
import { stockAlertDue } from './stock-alerts.events.ts'
import { insertAlert, takeAlertsDue } from './stock-alerts.queries.ts'

const waitingMaximum = 50
/** Of a flood of mails the rest goes out a minute later. */
const alertsPerRun = 500

/** Refuses with 'stockalerts.email-missing', '.email-invalid', '.size-unknown', '.in-stock', '.too-many'. */
export async function requestStockAlert(
  { database, clock, newId }: Shop,
  { productId, variantIndex, size, email: text }: ParsedBody<Calls['stockalerts.ask']>,
): Promise<void> {
  const email = text.trim()
  if (email === '')
    throw new AppError('refused', 'stockalerts.email-missing', 'Please enter your email address')
  if (!looksLikeEmail(email))
    throw new AppError('refused', 'stockalerts.email-invalid', 'Please enter a valid email address')
  const variantId = await soldOutVariant(database, productId, variantIndex, size)
  const alert = { id: newId(), email, variantId, size, at: clock.now(), waitingMaximum }
  if (!(await insertAlert(database.db, alert)))
    throw new AppError(
      'refused',
      'stockalerts.too-many',
      `This address already has ${waitingMaximum} stock alerts`,
    )
}

/**
 * Notifies everyone whose size is back in stock, once: of these products, or of all. Call it regularly for all: that
 * finds holds that ended and products that are published again.
 */
export const notifyBackInStock = (
  { database, clock, events }: Shop,
  productIds?: readonly string[],
): Promise<void> =>
  database.transaction(async (tx) => {
    for (const alertId of await takeAlertsDue(tx, { productIds, at: clock.now(), limit: alertsPerRun }))
      await events.emit(tx, stockAlertDue, { alertId })
  })

/** The colour of a sold-out size; made-to-order products never sell out. */
async function soldOutVariant(
  { db }: Database,
  productId: string,
  variantIndex: number,
  size: string,
): Promise<string> {
  const product = isUuid(productId) ? await findProduct(db, productId) : undefined
  const variant = product?.variants.find((one) => one.variantIndex === variantIndex)
  const stock = variant?.sizes.find((one) => one.size === size)
  if (!product?.isPublished || variant === undefined || stock === undefined)
    throw new AppError('unknown', 'stockalerts.size-unknown', 'This colour and size is not offered')
  if (product.madeToOrder || availableOf(stock) > 0)
    throw new AppError('conflict', 'stockalerts.in-stock', 'This size is in stock. You can order it now')
  return variant.id
}
