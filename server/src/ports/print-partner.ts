/** A product that the partner prints on, without its variants. */
export interface PrintCatalogProduct {
  readonly id: number
  readonly title: string
  readonly image: string
  readonly typeName: string
  readonly brand: string
  readonly description: string
  readonly variantCount: number
  readonly categoryId: number
}

/** The file that the partner prints a side from. */
export interface PrintCatalogFile {
  readonly side: 'front' | 'back'
  readonly widthPx: number
  readonly heightPx: number
  readonly dpi: number
  /** 'fit' lies on a larger surface, as on a shirt; 'cover' is the whole surface, as on a poster. */
  readonly fill: 'fit' | 'cover'
}

export interface PrintCatalogVariant {
  readonly id: number
  readonly size: string
  readonly color: string
  readonly colorCode: string
  /** US cents that the partner asks of the shop. */
  readonly usdCents: number
  readonly material: string
  readonly image: string
  readonly isInStock: boolean
  /** Sides that can be designed; none if the partner prints this variant in another way. */
  readonly files: readonly PrintCatalogFile[]
}

export interface PrintCatalogCategory {
  readonly id: number
  readonly title: string
}

/** A place of a saved design; 'other' for one that the shop does not print on. */
interface TemplatePlacement {
  readonly side: PrintCatalogFile['side'] | 'other'
  /** The file that it is printed from; '' if the partner names none. */
  readonly url: string
}

/** A design as the partner's designer saved it. */
export interface PrintTemplate {
  readonly id: number
  readonly productId: number
  /** The variants that it was designed for. */
  readonly variantIds: readonly number[]
  /** Empty while the partner has drawn none. */
  readonly mockupUrl: string
  readonly placements: readonly TemplatePlacement[]
}

/** One side of a product, to be shown with its print on it. */
export interface MockupRequest {
  readonly productId: number
  readonly variantId: number
  readonly side: PrintCatalogFile['side']
  readonly fill: PrintCatalogFile['fill']
  /** The print file: an address that the partner can fetch, and its size in px. */
  readonly address: string
  readonly widthPx: number
  readonly heightPx: number
}

export type MockupAnswer =
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly reason: string }
  /** The address of the picture at the partner, who deletes it after a day. */
  | { readonly state: 'completed'; readonly image: string }

/** What is printed and sent to one address. */
export interface PrintParcel {
  readonly countryCode: string
  /** The state's own code, where the country has states. */
  readonly stateCode: string
  readonly city: string
  readonly postalCode: string
  readonly items: readonly { readonly variantId: number; readonly quantity: number }[]
}

/** A way in which the partner sends a parcel. */
export interface PrintShippingRate {
  readonly isStandard: boolean
  /** Minor units of the currency. */
  readonly amountMinor: number
  readonly currencyCode: string
  /** Working days on the way, printing not counted; null where the partner does not say. */
  readonly days: { readonly min: number; readonly max: number } | null
}

/** A line that the partner prints: each of its files on one side, or its template as it was designed there. */
export interface PrintOrderItem {
  /** Ours; it comes back with the order. */
  readonly reference: string
  readonly variantId: number
  readonly quantity: number
  readonly name: string
  /** What each side is printed from. */
  readonly files: readonly (Pick<PrintCatalogFile, 'side' | 'fill'> & { readonly url: string })[]
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
 * A partner that prints and ships made-to-order products. Each call refuses with 'print.unavailable' when the partner does
 * not answer; those of the catalogue and of mockups with 'print.busy' when it takes no more for now.
 */
export interface PrintPartner {
  /** Asks whether it knows the shop's token. Refuses with 'payments.key-refused' and 'print.unavailable'. */
  testKeys(): Promise<void>
  /** What the partner can print on. */
  readonly catalog: {
    /** Whoever reads many products leaves so much time between them: the partner counts the requests of the whole shop. */
    readonly pauseMs: number
    /** Without discontinued products, in the partner's order. */
    listing(): Promise<{
      readonly categories: readonly PrintCatalogCategory[]
      readonly products: readonly PrintCatalogProduct[]
    }>
    /** The variants of a product; undefined if the partner has no such product. */
    variants(productId: number): Promise<readonly PrintCatalogVariant[] | undefined>
  }
  /** The partner's own designer, which runs in a frame. Null while the shop has no access to it. */
  readonly designer: {
    /** The origin of its pages. */
    readonly origin: string
    /** Opens a design of ours and returns the nonce that its page needs; an earlier one of that design ends. */
    open(designId: string, customerId: string): Promise<string>
    /** What was saved of a design of ours; undefined if nothing was. */
    saved(designId: string): Promise<PrintTemplate | undefined>
  } | null
  /** Pictures of products with a print on them, which the partner makes. */
  readonly mockups: {
    /** The partner wants to be asked about a mockup no more often than this. */
    readonly pauseMs: number
    /** Begins a mockup; the answer is its name at the partner. */
    start(request: MockupRequest): Promise<string>
    ask(name: string): Promise<MockupAnswer>
  }
  /** After 'print.unavailable' nobody knows whether it was done. */
  readonly orders: {
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
  /** Ways to send a parcel; the partner has 3 seconds to answer. */
  shippingRates(parcel: PrintParcel): Promise<readonly PrintShippingRate[]>
}
