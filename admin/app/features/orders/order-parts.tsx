import { may, type Permission } from '@first-fashion/contract/staff/roles'
import type { ComponentType } from 'react'
import { useStaff } from '../../platform/session.ts'

/** What another feature adds to a page of one order. */
export interface OrderPart {
  /** The feature's name. */
  readonly name: string
  /** Shown to those who have it; undefined: to everyone who reads orders. */
  readonly permission?: Permission
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

/** The parts that the signed-in member may see. */
export function usePermittedParts(parts: readonly OrderPart[]): readonly OrderPart[] {
  const staff = useStaff()
  return parts.filter(
    ({ permission }) => permission === undefined || (staff != null && may(staff, permission)),
  )
}

export const OrderParts = ({ parts, orderId }: PartsProps) =>
  usePermittedParts(parts).map(({ name, Part }) => <Part key={name} orderId={orderId} />)
