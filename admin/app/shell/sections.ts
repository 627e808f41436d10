import { roleMay, type StaffAction, type StaffRole } from '@first-fashion/contract/staff/roles'

/** The sections of the back office in navigation order; the path is also the key of the section's name. */
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
      { name: 'collections', action: 'products.read' },
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

/** The sections of a role, in groups; every role has some. */
export const groupsOf = (role: StaffRole) =>
  groups
    .map(({ group, sections }) => ({
      group,
      sections: sections.filter(({ action }) => roleMay(role, action)),
    }))
    .filter(({ sections }) => sections.length > 0)

/** Whether a URL belongs to a section that the role may not see. */
export function isForbidden(role: StaffRole, path: string): boolean {
  const [, name] = path.split('/')
  const part = groups.flatMap(({ sections }) => [...sections]).find((section) => section.name === name)
  return part !== undefined && !roleMay(role, part.action)
}

/** The start page after signing in. */
export const firstPageOf = (role: StaffRole): string =>
  `/${groupsOf(role)[0]?.sections[0]?.name ?? 'products'}`
