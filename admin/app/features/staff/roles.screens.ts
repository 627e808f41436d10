import { samples } from '@first-fashion/contract/samples'
import { permissionsOf, permissionsOfRole } from '@first-fashion/contract/staff/roles'
import { altered, expect, refused, type Screen } from '@first-fashion/testing/stage/screen'

const packing = '/admin/staff/roles/019a0000-d533-7811-825a-43627e4de5d1'
const role = { route: '/admin/staff/roles/:role', as: 'owner' } as const

/** Own roles, and what the menu and the buttons of their members are. */
export const screens: readonly Screen[] = [
  {
    ...role,
    name: 'back office, a role',
    address: packing,
    steps: async ({ page }) => {
      await expect(page.getByLabel('Pack, send, cancel and correct orders')).toBeChecked()
      const menu = page.getByRole('region', { name: 'The menu they see' })
      await expect(menu).toContainText('Orders, Made to order')
      await page.getByLabel('Answer customers').check()
      await expect(page.getByLabel('Read conversations')).toBeChecked()
      await expect(menu).toContainText('Chat')
      await page.getByLabel('Read conversations').uncheck()
      await expect(page.getByLabel('Answer customers')).not.toBeChecked()
    },
  },
  {
    ...role,
    name: 'back office, a new role',
    address: '/admin/staff/roles/new?from=support',
    steps: async ({ page }) => {
      await expect(page.getByLabel('Answer customers')).toBeChecked()
      await page.getByLabel('Start from').selectOption('Nothing')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Please fill this in')).toBeVisible()
      await expect(page.getByText('Choose at least one permission.')).toBeVisible()
    },
  },
  {
    ...role,
    name: 'back office, a role, saved by another owner first',
    address: packing,
    answers: {
      'staff.role-save': refused(
        'staff.role-changed-meanwhile',
        'Someone else has changed this role. Please reload.',
        409,
      ),
    },
    steps: async ({ page }) => {
      await page.getByLabel('See customers').check()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    },
    shows: 'Someone else has changed this role.',
  },
  {
    ...role,
    name: 'back office, a role whose name is taken',
    address: packing,
    answers: {
      'staff.role-save': refused('staff.role-name-taken', 'Another role has this name.', 409, {
        errors: { name: 'Another role has this name.' },
      }),
    },
    steps: async ({ page }) => {
      await page.getByLabel('Name of the role').fill('Texts and pictures')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Another role has this name.').first()).toBeVisible()
    },
  },
  {
    ...role,
    name: 'back office, a role that somebody has, about to be deleted',
    address: packing,
    answers: {
      'staff.role-delete': refused(
        'staff.role-in-use',
        'These people have the role: Malith Gunasekara.',
        409,
      ),
    },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Delete role' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete role' }).click()
      await expect(page.getByText('These people have the role: Malith Gunasekara.')).toBeVisible()
    },
  },
  {
    ...role,
    name: 'back office, a built-in role',
    address: '/admin/staff/roles/moderator',
    steps: async ({ page }) => {
      await expect(page.getByText('This role is built in')).toBeVisible()
      await expect(page.getByLabel('See, hide and show reviews')).toBeDisabled()
      await page.getByRole('link', { name: 'Start a role from this one' }).click()
      await expect(page.getByLabel('See, hide and show reviews')).toBeChecked()
    },
  },
  {
    ...role,
    name: 'back office, a role, as a manager',
    address: packing,
    answers: altered('staff.session', ({ staff }) =>
      Object.assign(staff, { role: 'manager', permissions: permissionsOf.manager }),
    ),
    steps: async ({ page }) => {
      await expect(page.getByLabel('See orders')).toBeDisabled()
      await expect(page.getByRole('button', { name: /Save|Delete/ })).toHaveCount(0)
    },
  },
  {
    route: '/admin/orders/:id',
    as: 'owner',
    name: 'back office, an order, for a role that only reads orders',
    answers: altered('staff.session', ({ staff }) =>
      Object.assign(staff, {
        role: '019a0000-d533-7811-825a-43627e4de5d1',
        ownRoleName: 'Looking',
        permissions: permissionsOfRole(null, ['orders.read']),
      }),
    ),
    address: `/admin/orders/${samples['staff.order'].order._id}`,
    steps: async ({ page }) => {
      await expect(page.locator('summary')).toHaveText(['Invoice and emails', 'History'])
      await expect(page.getByRole('heading', { name: 'Tracking' })).toHaveCount(0)
    },
  },
  {
    route: '/admin/payments',
    as: 'owner',
    name: 'back office, a section that an own role does not have',
    answers: altered('staff.session', ({ staff }) =>
      Object.assign(staff, {
        role: '019a0000-d533-7811-825a-43627e4de5d1',
        ownRoleName: 'Packing',
        permissions: permissionsOfRole(null, ['orders.read', 'orders.move']),
      }),
    ),
    shows: 'Your role (Packing) does not allow this.',
  },
]
