import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { staffOrder } from '../orders/staff-calls.ts'
import { listPage, pageInQuery, searchInQuery } from '../paging.ts'
import { signedInDevice } from '../security/calls.ts'

export const customerSorts = ['newest', 'name', 'last-login'] as const

/** A customer as staff see them in the list. Times in ms since 1970. */
export const staffCustomer = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
  isBlocked: z.boolean(),
  orderCount: z.number().int(),
  createdAt: z.number(),
  lastLoginAt: z.number(),
})
export type StaffCustomer = z.output<typeof staffCustomer>

/** One customer with all related data. */
export const staffCustomerInFull = staffCustomer.extend({
  country: z.string().nullable(),
  currency: z.string().nullable(),
  blockedAt: z.number().nullable(),
  reviewCount: z.number().int(),
  /** Newsletter consent; null if the customer never subscribed. */
  newsletter: z.object({ subscribedAt: z.number(), unsubscribedAt: z.number().nullable() }).nullable(),
  devices: z.array(signedInDevice.omit({ isThisOne: true })),
  /** The newest ones. */
  orders: z.array(staffOrder.pick({ _id: true, orderNumber: true, date: true, status: true, amount: true })),
})
export type StaffCustomerInFull = z.output<typeof staffCustomerInFull>

const id = z.object({ id: z.string().max(64) })
const changed = success({ customer: staffCustomerInFull, message: z.string() })

export const staffCustomerCalls = {
  'staff.customers': defineCall({
    method: 'GET',
    path: '/api/admin/customers',
    access: 'staff',
    permission: 'customers.read',
    summary: 'Lists customers by name or email.',
    request: {
      query: z.object({
        search: searchInQuery,
        sort: z.enum(customerSorts).optional(),
        blocked: z.enum(['true', 'false']).optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ customers: z.array(staffCustomer) }),
    refusals: [],
  }),
  'staff.customer': defineCall({
    method: 'GET',
    path: '/api/admin/customers/:id',
    access: 'staff',
    permission: 'customers.read',
    summary: 'Returns one customer with orders, reviews, consents and devices.',
    request: { params: id },
    response: success({ customer: staffCustomerInFull }),
    refusals: ['staff.customer-unknown'],
  }),
  'staff.customer-block': defineCall({
    method: 'POST',
    path: '/api/admin/customers/:id/block',
    access: 'staff',
    permission: 'customers.change',
    summary: 'Blocks an account and ends its sessions. The reason is recorded.',
    request: { params: id, body: z.object({ reason: z.string().trim().min(1).max(500) }) },
    response: changed,
    refusals: ['staff.customer-unknown'],
  }),
  'staff.customer-unblock': defineCall({
    method: 'POST',
    path: '/api/admin/customers/:id/unblock',
    access: 'staff',
    permission: 'customers.change',
    summary: 'Unblocks an account. The change is recorded.',
    request: { params: id, body: z.object({}).optional() },
    response: changed,
    refusals: ['staff.customer-unknown'],
  }),
  'staff.customer-reset': defineCall({
    method: 'POST',
    path: '/api/admin/customers/:id/reset-mail',
    access: 'staff',
    permission: 'customers.change',
    summary: 'Emails the customer a link to choose a new password. The action is recorded.',
    request: { params: id, body: z.object({}).optional() },
    response: success({ message: z.string() }),
    refusals: ['staff.customer-unknown'],
  }),
}
