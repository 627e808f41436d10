import { roleMay, type StaffAction, type StaffRole } from '@first-fashion/contract/staff/roles'

/** The parts of the back office in the order of its navigation; the path is the key of its words as well. */
const sections = [
  { name: 'orders', action: 'orders.read' },
  { name: 'payments', action: 'payments.read' },
  { name: 'products', action: 'products.read' },
  { name: 'lines', action: 'products.read' },
  { name: 'reviews', action: 'reviews.moderate' },
  { name: 'promo-codes', action: 'promo-codes.change' },
  { name: 'currencies', action: 'currencies.read' },
  { name: 'methods', action: 'settings.read' },
  { name: 'zones', action: 'shipping.read' },
  { name: 'countries', action: 'shipping.read' },
  { name: 'customers', action: 'customers.read' },
  { name: 'subscribers', action: 'visitors.read' },
  { name: 'consents', action: 'visitors.read' },
] as const satisfies readonly { name: string; action: StaffAction }[]

/** What a role is offered; everybody has something. */
export const sectionsOf = (role: StaffRole) => sections.filter(({ action }) => roleMay(role, action))

/** Where somebody begins who has just signed in. */
export const firstPageOf = (role: StaffRole): string => `/${sectionsOf(role)[0]?.name ?? 'products'}`
