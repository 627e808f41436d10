import { AppError } from '../../platform/errors.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../../platform/partners/circuit-breaker.ts'
import { PrintOrderRefused, type PrintPartner } from '../../ports/print-partner.ts'
import { type CatalogOptions, printfulCatalog } from './printful-catalog.ts'
import { type ClientOptions, type PrintfulClient, printfulClient, Refused } from './printful-client.ts'
import { printfulDesigner } from './printful-designer.ts'
import { type MockupOptions, printfulMockups } from './printful-mockups.ts'
import { type OrderOptions, printfulOrders } from './printful-orders.ts'
import { printfulShippingRates } from './printful-shipping-rates.ts'

export interface PrintfulOptions extends ClientOptions, CatalogOptions, MockupOptions, OrderOptions {
  /** Where the pages of the Embedded Design Maker are; null while Printful gives the shop no access to it. */
  readonly designerOrigin: string | null
}

/** The longest of Printful's calls, those about orders; the others have less time of their own. */
const defaultTimeoutMs = 20_000

export const printfulBreaker = (limits: { timeoutMs?: number; restMs?: number } = {}): CircuitBreaker =>
  createCircuitBreaker('printful', {
    timeoutMs: limits.timeoutMs ?? defaultTimeoutMs,
    ...(limits.restMs === undefined ? {} : { restMs: limits.restMs }),
    isFailure: (error) => !(error instanceof Refused || error instanceof PrintOrderRefused),
  })

/** Printful's API, version 1, and the webhook events of version 2, which are signed. */
export function printful(options: PrintfulOptions, breaker = printfulBreaker()): PrintPartner {
  const client = printfulClient(options, breaker)
  const { designerOrigin } = options
  return {
    testKeys: () => testKeys(client),
    catalog: printfulCatalog(client, options),
    designer: designerOrigin === null ? null : printfulDesigner(client, designerOrigin),
    mockups: printfulMockups(client, options),
    orders: printfulOrders(client, options),
    shippingRates: printfulShippingRates(client),
  }
}

/** Asks for an order that does not exist: whose token is right is told so. */
async function testKeys(client: PrintfulClient): Promise<void> {
  const status = await client(
    { path: '/orders/@key-test', timeoutMs: 8_000 },
    async (response) => response.status,
  )
  if (status === 401 || status === 403)
    throw new AppError('refused', 'payments.key-refused', 'Printful says that the token is not valid')
}
