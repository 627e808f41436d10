import type { ComponentType } from 'react'

/** What another feature adds to a page of one order. */
export interface OrderPart {
  /** The feature's name. */
  readonly name: string
  readonly Part: ComponentType<{ readonly orderId: string }>
}

/** What another feature shows above the list of orders. */
export interface ListNotice {
  /** The feature's name. */
  readonly name: string
  readonly Notice: ComponentType
}

/** What another feature does with the orders that are chosen in the list. */
export interface SelectionAction {
  /** The feature's name. */
  readonly name: string
  readonly Action: ComponentType<{ readonly orderIds: readonly string[] }>
}

interface PartsProps {
  readonly parts: readonly OrderPart[]
  readonly orderId: string
}

export const OrderParts = ({ parts, orderId }: PartsProps) =>
  parts.map(({ name, Part }) => <Part key={name} orderId={orderId} />)
