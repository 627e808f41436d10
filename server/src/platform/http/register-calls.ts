import type { RateLimitOptions } from '@fastify/rate-limit'
import {
  type Call,
  type CallLimit,
  type CallName,
  calls,
  tagsOf,
  uploadFieldOf,
} from '@first-fashion/contract'
import { may, type Permission } from '@first-fashion/contract/staff/roles'
import { cleanFields } from '@first-fashion/contract/text/clean-text'
import fastJson from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { z } from 'zod'
import { CachedResponse } from '../cache/response-cache.ts'
import { AppError } from '../errors.ts'
import { originOf } from './call-origin.ts'
import type { CallRequest, Handlers } from './handlers.ts'
import { cacheTagHeader, isFromWithin } from './in-process.ts'
import { malformedWords } from './malformed-words.ts'
import { malformed } from './refusals.ts'
import { jsonSchemaOf } from './schemas.ts'
import { acceptUploads, readUploads } from './uploads.ts'

/** Enforces one of the limits that a call can name. */
export interface CallLimiter {
  /** Before the request is read, and before it is known who calls. */
  readonly rateLimit?: RateLimitOptions
  /** Once the session is checked. */
  readonly preHandler?: preHandlerAsyncHookHandler
}

export type CallLimiters = Readonly<Record<CallLimit, CallLimiter>>

export interface RouteGuards {
  /** Puts the session on the request, or refuses. One for each kind of access that needs it. */
  readonly customer: preHandlerAsyncHookHandler
  readonly staff: preHandlerAsyncHookHandler
  /** Refuses staff who have not proved lately who they are. */
  readonly proof: preHandlerAsyncHookHandler
  /** Writes down that a call was refused to a role. */
  readonly forbidden: (request: FastifyRequest, code: string) => Promise<void>
}

type AnyHandler = (request: CallRequest<CallName>) => Promise<unknown>

/** Binds calls to their handlers and enforces what they say: who may call, how often, with what request and answer. */
export function registerCalls(
  app: FastifyInstance,
  handlers: Handlers,
  guards: RouteGuards,
  limiters: CallLimiters,
): void {
  const withUploads: ((scope: FastifyInstance) => void)[] = []
  for (const [name, handler] of Object.entries(handlers)) {
    const call: Call | undefined = calls[name as CallName]
    if (call === undefined) throw new Error(`no call named ${name} in the contract`)
    // The map above ties each handler to its call's types; here they are only passed through.
    const bind = (scope: FastifyInstance) =>
      registerCall(scope, { name, call }, handler as unknown as AnyHandler, guards, limiters)
    if (uploadFieldOf(call.request) === undefined) bind(app)
    else withUploads.push(bind)
  }
  acceptUploads(app, (scope) => {
    for (const bind of withUploads) bind(scope)
  })
}

function registerCall(
  app: FastifyInstance,
  described: { readonly name: string; readonly call: Call },
  handler: AnyHandler,
  guards: RouteGuards,
  limiters: CallLimiters,
): void {
  const { call } = described
  const { bodyMaximumBytes } = call
  const { rateLimit, preHandler } = call.limit === undefined ? {} : limiters[call.limit]
  app.route({
    method: call.method,
    url: call.path,
    ...(bodyMaximumBytes === undefined ? {} : { bodyLimit: bodyMaximumBytes }),
    // The API's description has the schema; the routes need none, so nothing is compiled before the first answer.
    schema: { response: { 200: {} } },
    serializerCompiler: () => (answer) => serialiserOf(call.response)(answer),
    config: { described, ...(rateLimit === undefined ? {} : { rateLimit }) },
    preHandler: [...guardsOf(call, guards), ...(preHandler === undefined ? [] : [preHandler])],
    handler: async (request, reply) => answer(call, handler, request, reply),
  })
}

function guardsOf(call: Call, guards: RouteGuards): preHandlerAsyncHookHandler[] {
  if (call.access === 'customer') return [guards.customer]
  if (call.access === 'staff') {
    const proof = call.proof === undefined ? [] : [guards.proof]
    return [guards.staff, requirePermission(call.permission, guards), ...proof]
  }
  return []
}

/** Refuses with 'staff.role-forbids' a role without the permission, before the request is read. */
const requirePermission =
  (permission: Permission, { forbidden }: RouteGuards): preHandlerAsyncHookHandler =>
  async (request) => {
    const { staffSession } = request
    if (staffSession !== null && may(staffSession, permission)) return
    const refusal = new AppError('forbidden', 'staff.role-forbids', 'Your role does not allow this')
    await forbidden(request, refusal.code)
    throw refusal
  }

async function answer(call: Call, handler: AnyHandler, request: FastifyRequest, reply: FastifyReply) {
  showTags(reply, tagsOf(call))
  const upload = await readUploads(request, call.request)
  const result = await handler({
    body: parsed(call.request.body, upload?.fields ?? request.body ?? undefined, 'body') as never,
    file: upload?.files[0]?.bytes as never,
    fileName: upload?.files[0]?.name ?? '',
    files: upload?.files as never,
    params: parsed(call.request.params, request.params, 'path') as never,
    query: parsed(call.request.query, request.query, 'query') as never,
    session: (request.staffSession ?? request.customerSession ?? undefined) as never,
    header: (name) => singleHeader(request, name),
    address: request.ip,
    origin: originOf(request),
    rawBody: call.access === 'partner' && Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    log: request.log,
    reply,
  })
  if (call.method !== 'GET' || call.access !== 'everyone') reply.header('cache-control', 'no-store')
  showTags(reply, result instanceof CachedResponse ? result.tags : tagsOf(call, result))
  if (result instanceof CachedResponse)
    return reply.headers(result.headers).type('application/json; charset=utf-8').send(result.body)
  return result
}

/** The pages that call from within are dropped with what they show. */
function showTags(reply: FastifyReply, tags: readonly string[] | undefined): void {
  if (tags !== undefined && isFromWithin()) reply.header(cacheTagHeader, tags.join(' '))
}

function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The database keeps neither the character NUL nor half of a pair of surrogates; no password or key needs them. */
const isText = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

function holdsNoText(value: unknown): boolean {
  if (typeof value === 'string') return !isText(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, one]) => !isText(key) || holdsNoText(one))
}

/** Parses a part of the request, its texts cleaned; what does not fit is refused with the fields' names. */
function parsed(schema: z.ZodType | undefined, sent: unknown, part: string): unknown {
  if (schema === undefined) return undefined
  const value = cleanFields(sent)
  const result = schema.safeParse(value)
  // Words are looked for only when they are needed.
  if (!result.success) {
    const { error } = schema.safeParse(value, { error: malformedWords })
    throw malformed(error ?? result.error, part)
  }
  if (holdsNoText(result.data))
    throw new AppError(
      'malformed',
      'request.malformed',
      'Part of what you entered is no text. Please type it again.',
    )
  return result.data
}

type Serialiser = (answer: unknown) => string

const compiled = new WeakMap<z.ZodType, Serialiser>()

/**
 * Writes answers of a schema as JSON, with its fields only. It is compiled when it is first asked for: a shop has
 * hundreds of calls, and would start a quarter of a second later with all of them.
 */
function serialiserOf(schema: z.ZodType): Serialiser {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const serialiser = fastJson(jsonSchemaOf(schema, 'output'))
  compiled.set(schema, serialiser)
  return serialiser
}
