import { roleMay, type StaffAction, type StaffRole } from '@first-fashion/contract/staff/roles'

/** The parts of the back office in the order of its navigation; the path is the key of its words as well. */
const groups = [
  {
    group: 'sales',
    sections: [
      { name: 'orders', action: 'orders.read' },
      { name: 'payments', action: 'payments.read' },
      { name: 'customers', action: 'customers.read' },
    ],
  },
  {
    group: 'catalogue',
    sections: [
      { name: 'products', action: 'products.read' },
      { name: 'lines', action: 'products.read' },
      { name: 'reviews', action: 'reviews.moderate' },
    ],
  },
  {
    group: 'prices',
    sections: [
      { name: 'promo-codes', action: 'promo-codes.change' },
      { name: 'currencies', action: 'currencies.read' },
    ],
  },
  {
    group: 'checkout',
    sections: [
      { name: 'methods', action: 'settings.read' },
      { name: 'order-limits', action: 'settings.read' },
      { name: 'zones', action: 'shipping.read' },
      { name: 'countries', action: 'shipping.read' },
    ],
  },
  {
    group: 'visitors',
    sections: [
      { name: 'subscribers', action: 'visitors.read' },
      { name: 'consents', action: 'visitors.read' },
    ],
  },
  {
    group: 'system',
    sections: [
      { name: 'failed-jobs', action: 'jobs.manage' },
      { name: 'tasks', action: 'settings.read' },
    ],
  },
] as const satisfies readonly {
  group: string
  sections: readonly { name: string; action: StaffAction }[]
}[]

/** What a role is offered, in groups; everybody has something. */
export const groupsOf = (role: StaffRole) =>
  groups
    .map(({ group, sections }) => ({
      group,
      sections: sections.filter(({ action }) => roleMay(role, action)),
    }))
    .filter(({ sections }) => sections.length > 0)

/** Whether an address of the back office lies in a part that a role is not offered. */
export function isForbidden(role: StaffRole, path: string): boolean {
  const [, name] = path.split('/')
  const part = groups.flatMap(({ sections }) => [...sections]).find((section) => section.name === name)
  return part !== undefined && !roleMay(role, part.action)
}

/** Where somebody begins who has just signed in. */
export const firstPageOf = (role: StaffRole): string =>
  `/${groupsOf(role)[0]?.sections[0]?.name ?? 'products'}`
