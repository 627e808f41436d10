import { may, type Permission } from '@first-fashion/contract/staff/roles'

/** The sections of the back office in navigation order; the path is also the key of the section's name. */
const groups = [
  {
    group: 'sales',
    sections: [
      { name: 'orders', permission: 'orders.read' },
      { name: 'returns', permission: 'returns.read' },
      { name: 'made-to-order', permission: 'fulfilment.read' },
      { name: 'payments', permission: 'payments.read' },
      { name: 'customers', permission: 'customers.read' },
      { name: 'chat', permission: 'chat.read' },
    ],
  },
  {
    group: 'catalogue',
    sections: [
      { name: 'products', permission: 'products.read' },
      { name: 'collections', permission: 'products.read' },
      { name: 'reviews', permission: 'reviews.moderate' },
    ],
  },
  {
    group: 'community',
    sections: [
      { name: 'looks', permission: 'community.moderate' },
      { name: 'members', permission: 'community.change' },
      { name: 'applications', permission: 'community.change' },
      { name: 'challenges', permission: 'community.change' },
      { name: 'news', permission: 'community.change' },
    ],
  },
  {
    group: 'content',
    sections: [
      { name: 'pages', permission: 'content.change' },
      { name: 'frame', permission: 'content.change' },
      { name: 'emails', permission: 'content.change' },
    ],
  },
  {
    group: 'prices',
    sections: [
      { name: 'promo-codes', permission: 'promo-codes.change' },
      { name: 'currencies', permission: 'currencies.read' },
      { name: 'loyalty', permission: 'loyalty.read' },
      { name: 'rewards', permission: 'loyalty.read' },
    ],
  },
  {
    group: 'checkout',
    sections: [
      { name: 'methods', permission: 'settings.read' },
      { name: 'order-limits', permission: 'settings.read' },
      { name: 'return-window', permission: 'settings.read' },
      { name: 'zones', permission: 'shipping.read' },
      { name: 'countries', permission: 'shipping.read' },
    ],
  },
  {
    group: 'visitors',
    sections: [
      { name: 'subscribers', permission: 'visitors.read' },
      { name: 'consents', permission: 'visitors.read' },
      { name: 'analytics', permission: 'settings.change' },
    ],
  },
  {
    group: 'system',
    sections: [
      { name: 'setup', permission: 'settings.change' },
      { name: 'store', permission: 'settings.read' },
      { name: 'staff', permission: 'settings.read' },
      { name: 'activity', permission: 'settings.read' },
      { name: 'taxes', permission: 'settings.read' },
      { name: 'partner-keys', permission: 'settings.read' },
      { name: 'failed-jobs', permission: 'jobs.manage' },
      { name: 'tasks', permission: 'settings.read' },
    ],
  },
] as const satisfies readonly {
  group: string
  sections: readonly { name: string; permission: Permission }[]
}[]

interface Holder {
  readonly permissions: readonly Permission[]
}

/** The sections that somebody may see, in groups. */
export const groupsOf = (holder: Holder) =>
  groups
    .map(({ group, sections }) => ({
      group,
      sections: sections.filter(({ permission }) => may(holder, permission)),
    }))
    .filter(({ sections }) => sections.length > 0)

/** Whether a URL belongs to a section that somebody may not see. */
export function isForbidden(holder: Holder, path: string): boolean {
  const [, name] = path.split('/')
  const part = groups.flatMap(({ sections }) => [...sections]).find((section) => section.name === name)
  return part !== undefined && !may(holder, part.permission)
}

/** Where everybody starts after signing in: what waits for them. */
export const startPage = '/today'
