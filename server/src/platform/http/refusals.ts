import type { Refusal } from '@first-fashion/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isDatabaseAway } from '../database/violations.ts'
import { AppError, statusOfKind } from '../errors.ts'
import { routeOf } from './call-origin.ts'
import './request-sessions.ts'

/**
 * A request that does not fit its call: which fields, and what they should be. A sentence of the contract stands alone;
 * other words are read after the field's name.
 */
export function malformed(error: z.ZodError, part: string): AppError {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[issue.path.join('.') || part] ??= issue.message
  const [field, message] = Object.entries(errors)[0] ?? [part, 'has the wrong format']
  const words = isSentence(message) ? message : `${labelOf(field)} ${message}`
  return new AppError('malformed', 'request.malformed', words, { errors })
}

/** A field as people call it: 'First name' for 'address.firstName', 'Quantity' for 'items.0.quantity'. */
function labelOf(field: string): string {
  const name = field.split('.').findLast((part) => /\D/.test(part)) ?? field
  const apart = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

const isSentence = (message: string): boolean => /^\p{Lu}/u.test(message)

const tooMany = (what: string, waitMs: number) =>
  new AppError(
    'too-many',
    'request.too-many',
    `Too many ${what}. Please wait ${timeInWords(waitMs)} and try again.`,
  )

export const tooManyRequests = (waitMs: number): AppError => tooMany('requests', waitMs)
/** For inputs that people may mistype or guess. */
export const tooManyTries = (waitMs: number): AppError => tooMany('tries', waitMs)

function timeInWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}

/** Every failure leaves here: refusals in the shopper's words, faults without a stack or SQL. */
export function answerFailuresAsRefusals(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const refusal = error instanceof AppError ? fromAppError(error) : fromFault(error)
    logFailure(request, error, refusal.status)
    return send(reply, request, refusal.status, refusal.body)
  })
  app.setNotFoundHandler((request, reply) =>
    send(reply, request, 404, {
      success: false,
      message: 'This address does not exist',
      code: 'request.unknown-route',
    }),
  )
}

interface Answer {
  readonly status: number
  readonly body: Refusal
}

function fromAppError(error: AppError): Answer {
  const { errors, quote, stored } = error.details
  return {
    status: statusOfKind[error.kind],
    body: {
      success: false,
      message: error.message,
      code: error.code,
      ...(errors === undefined ? {} : { errors }),
      ...(quote === undefined ? {} : { quote }),
      ...(stored === undefined ? {} : { stored: { ...stored } }),
    },
  }
}

function fromFault(error: Error): Answer {
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  const refuse = (code: string, message: string, as = status): Answer => ({
    status: as,
    body: { success: false, message, code },
  })
  if (isDatabaseAway(error))
    return refuse('server.overloaded', 'The shop is very busy. Please try again in a moment.', 503)
  if (status === 413)
    return refuse(
      'request.too-large',
      'This is too large for the shop to take. Please make it smaller and try again.',
    )
  if (status === 415) return refuse('request.unsupported-media-type', 'Please send JSON')
  if (status === 429)
    return refuse('request.too-many', 'Too many requests. Please wait a moment and try again.')
  if (status === 503)
    return refuse('server.overloaded', 'The shop is very busy. Please try again in a moment.')
  if (status >= 400 && status < 500) return refuse('request.malformed', 'The request could not be read')
  return refuse('server.failed', 'Something went wrong on our side. Please try again.', 500)
}

function logFailure(request: FastifyRequest, error: Error, status: number): void {
  const who = whoAsked(request)
  const code = 'code' in error ? error.code : undefined
  if (status >= 500) request.log.error({ err: error, ...who }, 'request failed')
  else request.log.info({ code, status, ...who }, 'request refused')
}

/** For the log: from where, by which account as far as it is known, and which call, without the values in its address. */
export const whoAsked = (request: FastifyRequest) => ({
  address: request.ip,
  account: request.staffSession?.staffId ?? request.customerSession?.customerId,
  route: routeOf(request),
})

function send(reply: FastifyReply, request: FastifyRequest, status: number, body: Refusal) {
  if (status === 503) reply.header('retry-after', '2')
  if (status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60')
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...body, requestId: request.id }))
}
