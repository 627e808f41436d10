import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { listPage, pageInQuery } from '../paging.ts'
import { causedRefund } from '../payments/staff-calls.ts'
import { returnEvent, returnFigures, returnNoteMaximumLength, returnRequest } from './return-request.ts'
import { returnStatuses, returnSteps, returnTodos } from './status.ts'

export const staffReturn = returnRequest.extend({
  customer: z.object({ name: z.string(), email: z.string() }),
  /** With the names of those who took the steps; '' if it is not known. */
  history: z.array(returnEvent.extend({ name: z.string() })),
  /** The steps allowed now. */
  next: z.array(z.enum(returnSteps)),
  /** Incremented with every change; a step names the version it is based on. */
  version: z.number().int(),
})
export type StaffReturn = z.output<typeof staffReturn>

/** A request with what staff need to decide. Amounts in LKR rupees. */
export const staffReturnInFull = staffReturn.extend({
  /** What goes back through the payment partners; the request stays open until all of it has. */
  refunds: z.array(causedRefund),
  costs: z.object({
    /** What goes back for the goods. */
    refund: z.number(),
    shipping: z.number(),
    /** What was paid for items that came back damaged. */
    writtenOff: z.number(),
  }),
  /** How often its customer orders and sends back; null once the account is deleted. */
  customerRecord: z
    .object({
      orders: z.number().int(),
      /** Other requests that were not rejected, and how many orders they are of. */
      returns: z.number().int(),
      ordersWithReturns: z.number().int(),
    })
    .nullable(),
})
export type StaffReturnInFull = z.output<typeof staffReturnInFull>

const id = z.object({ id: z.string().max(64) })
const version = z.number().int().min(0)
const note = z.string().trim().max(returnNoteMaximumLength)

const exchangedFor = z.object({
  version,
  lineId: z.string().max(64),
  productId: z.string().max(64),
  variantIndex: z.number().int().min(0).max(100_000),
  size: z.string().max(40),
})

/** How many units of a line came in which condition; the rest did not come. */
const receivedLine = z.object({
  lineId: z.string().max(64),
  good: z.number().int().min(0).max(10_000),
  damaged: z.number().int().min(0).max(10_000),
})
const receivedLines = z.array(receivedLine).min(1).max(200)
const receivedRefusals = [
  'returns.condition-missing',
  'returns.more-than-requested',
  'returns.nothing-received',
  'returns.exchange-incomplete',
] as const

const answer = success({ request: staffReturnInFull, message: z.string() })
const refusals = ['returns.unknown', 'returns.step-not-allowed', 'returns.changed-meanwhile'] as const

/** Returns and exchanges in the back office. */
export const staffReturnCalls = {
  'staff.returns': defineCall({
    method: 'GET',
    path: '/api/admin/returns',
    access: 'staff',
    permission: 'returns.read',
    summary: 'Lists requests for refunds and exchanges, the longest waiting first, by status.',
    request: {
      query: z.object({
        status: z.enum(returnStatuses).optional(),
        todo: z.enum(returnTodos).optional(),
        page: pageInQuery,
      }),
    },
    response: listPage({ returns: z.array(staffReturn) }),
    refusals: [],
  }),
  'staff.return': defineCall({
    method: 'GET',
    path: '/api/admin/returns/:id',
    access: 'staff',
    permission: 'returns.read',
    isBackground: true,
    summary: 'Returns one request with its figures.',
    request: { params: id },
    response: success({ request: staffReturnInFull }),
    refusals: ['returns.unknown'],
  }),
  'staff.return-approve': defineCall({
    method: 'POST',
    path: '/api/admin/returns/:id/approve',
    access: 'staff',
    permission: 'returns.change',
    summary: 'Approves a request. What is wanted in exchange stays held, or is held again.',
    request: { params: id, body: z.object({ version, note: note.default('') }) },
    response: answer,
    refusals: [...refusals, 'returns.exchange-unavailable'],
  }),
  'staff.return-exchange-preview': defineCall({
    method: 'POST',
    path: '/api/admin/returns/:id/exchange-preview',
    access: 'staff',
    permission: 'returns.change',
    summary:
      'Returns what an exchange would come to with another product, colour or size for one of its lines.',
    request: { params: id, body: exchangedFor },
    response: success({ figures: returnFigures }),
    refusals: [...refusals, 'returns.line-unknown', 'returns.exchange-unavailable'],
  }),
  'staff.return-exchange': defineCall({
    method: 'POST',
    path: '/api/admin/returns/:id/exchange',
    access: 'staff',
    permission: 'returns.change',
    summary: 'Chooses another product, colour or size for a line of an exchange, which its shopper is told.',
    request: { params: id, body: exchangedFor.extend({ note: note.default('') }) },
    response: answer,
    refusals: [...refusals, 'returns.line-unknown', 'returns.exchange-unavailable'],
  }),
  'staff.return-reopen': defineCall({
    method: 'POST',
    path: '/api/admin/returns/:id/reopen',
    access: 'staff',
    permission: 'returns.change',
    summary: 'Takes the approval of an exchange back that is not paid yet: what it holds is free again.',
    request: { params: id, body: z.object({ version, note: note.default('') }) },
    response: answer,
    refusals: [...refusals, 'returns.being-paid'],
  }),
  'staff.return-reject': defineCall({
    method: 'POST',
    path: '/api/admin/returns/:id/reject',
    access: 'staff',
    permission: 'returns.change',
    summary: 'Rejects a request with a reason, which its shopper reads.',
    request: {
      params: id,
      body: z.object({ version, note: note.min(1, 'Please give a reason for the shopper') }),
    },
    response: answer,
    refusals: [...refusals, 'returns.being-paid', 'returns.replacement-stands'],
  }),
  'staff.return-receive-preview': defineCall({
    method: 'POST',
    path: '/api/admin/returns/:id/receive-preview',
    access: 'staff',
    permission: 'returns.change',
    summary: 'Returns what a request comes to if only some of its items came.',
    request: { params: id, body: z.object({ version, lines: receivedLines }) },
    response: success({ figures: returnFigures }),
    refusals: [...refusals, ...receivedRefusals],
  }),
  'staff.return-receive': defineCall({
    method: 'POST',
    path: '/api/admin/returns/:id/receive',
    access: 'staff',
    permission: 'returns.change',
    summary:
      'Records what came back in which condition: good items go back to stock, damaged ones are written off. What did not come stays with the shopper, and the refund is for the rest.',
    request: {
      params: id,
      body: z.object({
        version,
        lines: receivedLines,
        /** Needed if something did not come; its shopper reads it. */
        note: note.default(''),
        /** The total that was shown, in LKR rupees. */
        shown: z.object({ total: z.number() }).optional(),
      }),
    },
    response: answer,
    refusals: [...refusals, ...receivedRefusals, 'returns.note-missing', 'returns.figures-changed'],
  }),
  'staff.return-settle': defineCall({
    method: 'POST',
    path: '/api/admin/returns/:id/settle',
    access: 'staff',
    permission: 'returns.change',
    summary:
      'Refunds the money, or places the order that replaces what came back. It is settled once the payment partners have refunded their part.',
    request: { params: id, body: z.object({ version, note: note.default('') }) },
    response: answer,
    refusals: [
      ...refusals,
      'payments.refund-too-much',
      'payments.nothing-to-refund',
      'payments.no-account',
      'staff.proof-needed',
    ],
  }),
}
