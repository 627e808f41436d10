import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { wholeNumberInQuery } from '../paging.ts'

const id = z.string().max(64)
const byId = { params: z.object({ id }) }

export const cannedReply = z.object({ _id: z.string(), title: z.string(), body: z.string() })
export type CannedReply = z.output<typeof cannedReply>
const cannedReplyBody = z.object({
  title: z.string().trim().min(1).max(80),
  body: z.string().trim().min(1).max(2000),
})

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** A day may close after midnight, or when it opened: then it lasts 24 hours. */
const openDay = z
  .object({
    weekday: z.number().int().min(1).max(7),
    opensAt: timeOfDay.nullable(),
    closesAt: timeOfDay.nullable(),
  })
  .refine(({ opensAt, closesAt }) => (opensAt === null) === (closesAt === null), {
    message: 'Please enter both times, or none',
  })
const openingHours = z.object({
  /** Monday to Sunday. */
  days: z.array(openDay).length(7),
  awayText: z.string().trim().min(1).max(300),
  version: z.number().int().min(0),
})
export type ChatOpeningHours = z.output<typeof openingHours>

/** How well the shop answers, of cases opened in a time. Minutes are medians; null without any. */
export const chatFigures = z.object({
  cases: z.number().int(),
  answered: z.number().int(),
  closed: z.number().int(),
  firstAnswerMinutes: z.number().nullable(),
  resolutionMinutes: z.number().nullable(),
  rated: z.number().int(),
  /** 1 to 5. */
  averageRating: z.number().nullable(),
  days: z.array(
    z.object({ day: z.string(), cases: z.number().int(), firstAnswerMinutes: z.number().nullable() }),
  ),
})
export type ChatFigures = z.output<typeof chatFigures>

/** What staff set up around the chat, and how well they answer. */
export const staffChatDeskCalls = {
  'staff.chat-canned-replies': defineCall({
    method: 'GET',
    path: '/api/admin/chat/canned-replies',
    access: 'staff',
    permission: 'chat.read',
    summary:
      'Returns the canned replies. {customer}, {agent} and {order} in them are filled in when one is used.',
    request: {},
    response: success({ replies: z.array(cannedReply) }),
    refusals: [],
  }),
  'staff.chat-canned-reply-save': defineCall({
    method: 'POST',
    path: '/api/admin/chat/canned-replies',
    access: 'staff',
    permission: 'chat.manage',
    summary: 'Adds a canned reply, or changes the one whose id is named.',
    request: { body: cannedReplyBody.extend({ id: id.optional() }) },
    response: success({ reply: cannedReply }),
    refusals: ['chat.reply-unknown', 'chat.reply-title-taken'],
  }),
  'staff.chat-canned-reply-delete': defineCall({
    method: 'DELETE',
    path: '/api/admin/chat/canned-replies/:id',
    access: 'staff',
    permission: 'chat.manage',
    summary: 'Deletes a canned reply.',
    request: byId,
    response: success({}),
    refusals: ['chat.reply-unknown'],
  }),
  'staff.chat-opening-hours': defineCall({
    method: 'GET',
    path: '/api/admin/chat/opening-hours',
    access: 'staff',
    permission: 'chat.read',
    summary: 'Returns when staff are there, in Colombo, and what customers read when they are not.',
    request: {},
    response: success({ openingHours }),
    refusals: [],
  }),
  'staff.chat-opening-hours-set': defineCall({
    method: 'PUT',
    path: '/api/admin/chat/opening-hours',
    access: 'staff',
    permission: 'chat.manage',
    summary: 'Sets when staff are there and what customers read when they are not.',
    request: { body: openingHours },
    response: success({ openingHours }),
    refusals: ['chat.changed-meanwhile'],
  }),
  'staff.chat-figures': defineCall({
    method: 'GET',
    path: '/api/admin/chat/figures',
    access: 'staff',
    permission: 'chat.read',
    summary: 'Returns how fast customers were answered in the last days, and how content they were.',
    request: { query: z.object({ days: wholeNumberInQuery(1, 365).optional() }) },
    response: success({ figures: chatFigures }),
    refusals: [],
  }),
}
