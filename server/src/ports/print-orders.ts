import type { PrintCatalogFile } from './print-catalog.ts'

/** What one side is printed from. */
interface PrintOrderFile extends Pick<PrintCatalogFile, 'side' | 'fill'> {
  readonly url: string
}

/** A line that the partner prints: each of its files on one side, or its template as it was designed there. */
export interface PrintOrderItem {
  /** Ours; it comes back with the order. */
  readonly reference: string
  readonly variantId: number
  readonly quantity: number
  readonly name: string
  readonly files: readonly PrintOrderFile[]
  /** Of a design that was saved in the partner's designer and has no files; null of any other. */
  readonly templateId: number | null
}

export interface NewPrintOrder {
  /** Ours, unique, at most 32 letters, digits and hyphens: the partner makes one order of it. */
  readonly externalId: string
  readonly recipient: {
    readonly name: string
    readonly street: string
    readonly apartment: string
    readonly city: string
    readonly stateCode: string
    readonly countryCode: string
    readonly postalCode: string
    readonly phone: string
  }
  readonly items: readonly PrintOrderItem[]
}

/** How far an order is, in the words that all partners share. */
export type PrintOrderProgress =
  | 'draft'
  | 'accepted'
  | 'on-hold'
  | 'printing'
  | 'shipped'
  | 'failed'
  | 'cancelled'

/** What the partner asks for an order, in minor units of the currency. */
export interface PrintOrderCosts {
  readonly currencyCode: string
  /** With everything but shipping and taxes. */
  readonly goodsMinor: number
  readonly shippingMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
}

/** An order as the partner has it. */
export interface PrintOrderReport {
  /** The partner's own name for it. */
  readonly partnerId: string
  readonly externalId: string
  readonly progress: PrintOrderProgress
  readonly costs: PrintOrderCosts | null
  /** Its newest parcel; null until it leaves. The link is '' if there is none. */
  readonly shipment: { readonly carrier: string; readonly number: string; readonly url: string } | null
  /** In how many parcels it has left so far; one that replaces another does not count. */
  readonly shipmentCount: number
}

/** What a webhook event says. How far the order is, is asked for; only what cannot be asked for is taken from it. */
export interface PrintWebhookEvent {
  readonly type: string
  /** null for an event that is about no order of ours. */
  readonly externalId: string | null
  /** In the partner's words; '' if it gives none. */
  readonly reason: string
  readonly isDelivery: boolean
  /** The partner's id of the parcel that it is about; undefined if it names none. */
  readonly shipmentId: string | undefined
  /** What no answer about the order tells: a parcel came back or is not sent after all, or the partner gave its money back. */
  readonly incident: 'parcel-returned' | 'parcel-cancelled' | 'refunded-there' | undefined
}

/** The partner understood the order and will not make it as it is: a repeat would be refused again. */
export class PrintOrderRefused extends Error {
  override readonly name = 'PrintOrderRefused'
}

/**
 * A partner that prints and ships orders. Each call throws 'print.unavailable' when the partner does not say; then nobody
 * knows whether it was done.
 */
export interface PrintOrders {
  /** undefined if the partner has no order of this external id. */
  find(externalId: string): Promise<PrintOrderReport | undefined>
  /** Makes a draft, which costs nothing; or changes a draft or a failed order of the same external id. Throws PrintOrderRefused. */
  draft(order: NewPrintOrder): Promise<PrintOrderReport>
  /** Has a draft made, and pays for it. Throws PrintOrderRefused. */
  confirm(externalId: string): Promise<PrintOrderReport>
  /** Whether it could still be cancelled. */
  cancel(externalId: string): Promise<boolean>
  /** Refuses with 'fulfilment.signature-wrong'. */
  readWebhookEvent(rawBody: Buffer, header: (name: string) => string | undefined): PrintWebhookEvent
}
