import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import swagger from '@fastify/swagger'
import { type Call, callLimits, refusal, refusalsOf, uploadFieldOf } from '@first-fashion/contract'
import type { Samples } from '@first-fashion/contract/samples/sample'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { compressed, encodingFor, etagOf, inEncoding } from '../cache/encodings.ts'
import { createResponseCache } from '../cache/response-cache.ts'
import { sendPage } from '../pages/page-addresses.ts'
import { jsonSchemaOf } from './schemas.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    readonly described?: { readonly name: string; readonly call: Call }
  }
}

/** Compressed, each text is a small part of it. */
const cachedMebibytes = 4

/** The API as OpenAPI 3.1, written from the routes' calls when somebody first reads it; and a page to read it. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  const examples = new Map<string, unknown>()
  await app.register(swagger, { openapi: about, transform: (given) => transformWith(examples, given) })
  const calls: DescribedCall[] = []
  app.addHook('onRoute', ({ config }) => {
    if (config?.described !== undefined) calls.push(config.described)
  })
  // The examples are large, and few servers are ever asked for them.
  const load = once(async () => {
    const { samples }: { samples: Samples } = await import('@first-fashion/contract/samples')
    for (const [name, sample] of Object.entries(samples)) examples.set(name, sample)
  })
  const document = once(async () => {
    await load()
    return JSON.stringify(app.swagger())
  })
  const page = once(async () => {
    await load()
    return referencePage(calls.map((call) => ({ ...describe(call), example: examples.get(call.name) })))
  })
  serveText(app, [
    { path: '/api/openapi.json', type: 'application/json', make: document },
    { path: '/api/docs.css', type: 'text/css; charset=utf-8', make: async () => stylesheet },
    { path: '/api/docs', type: 'text/html; charset=utf-8', make: page },
  ])
}

interface ServedText {
  readonly path: string
  readonly type: string
  readonly make: () => Promise<string>
}

/** Each is made and compressed once, and not sent again to those who have it. */
function serveText(app: FastifyInstance, texts: readonly ServedText[]): void {
  const cache = createResponseCache(cachedMebibytes)
  for (const { path: key, type, make } of texts)
    app.get(key, async (request, reply) => {
      const page = await cache.get(key, async () => {
        const body = await make()
        const headers = {
          'content-type': type,
          'cache-control': 'public, max-age=300, must-revalidate',
          vary: 'Accept-Encoding',
          etag: etagOf(body),
        }
        return compressed({ body, headers, tags: [] })
      })
      const encoding = encodingFor(request.headers['accept-encoding'])
      return sendPage(request, reply, await inEncoding(encoding, { cache, key, page }))
    })
}

interface DescribedCall {
  readonly name: string
  readonly call: Call
}

const about: FastifyDynamicSwaggerOptions['openapi'] = {
  openapi: '3.1.0',
  info: {
    title: 'The calls of the shop',
    version: '0.1.0',
    description: 'Amounts are LKR rupees with at most two decimals.',
  },
  components: {
    securitySchemes: {
      customer: { type: 'apiKey', in: 'header', name: 'token' },
      staff: { type: 'apiKey', in: 'cookie', name: 'staff_session' },
    },
  },
}

const accessNotes = {
  everyone: 'Anyone may call this.',
  customer: "Needs a customer's `token` header.",
  staff: 'Needs a staff session: the cookie, and for changes the `x-csrf-token` header.',
  partner: 'Called by a partner; authenticated by its signature over the body.',
} as const

/** Who may make the call, and how often. */
function conditionsOf(call: Call): string {
  const needed = call.access === 'staff' ? ` Needs the permission ${call.permission}.` : ''
  const limited = call.limit === undefined ? '' : ` ${callLimits[call.limit]}`
  return `${accessNotes[call.access]}${needed}${limited}`
}

const describe = ({ name, call }: DescribedCall) => ({
  name,
  method: call.method,
  path: call.path,
  summary: call.summary,
  conditions: conditionsOf(call),
  refusals: refusalsOf(call),
  request: call.request.body === undefined ? undefined : jsonSchemaOf(call.request.body, 'input'),
  answer: jsonSchemaOf(call.response, 'output'),
})

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>

function transformWith(
  examples: ReadonlyMap<string, unknown>,
  { url, route }: Parameters<Transform>[0],
): ReturnType<Transform> {
  const described = route.config?.described
  if (described === undefined) return { url, schema: { hide: true } }
  return { url, schema: operationOf(described, examples.get(described.name)) }
}

function operationOf({ name, call }: DescribedCall, example: unknown): FastifySchema {
  const { params, query } = call.request
  return {
    operationId: name,
    tags: [name.split('.')[0] ?? name],
    summary: call.summary,
    description: `${conditionsOf(call)} Refusals: ${refusalsOf(call).join(', ')}.`,
    ...(call.access === 'customer' || call.access === 'staff' ? { security: [{ [call.access]: [] }] } : {}),
    ...(params === undefined ? {} : { params: jsonSchemaOf(params, 'input') }),
    ...(query === undefined ? {} : { querystring: jsonSchemaOf(query, 'input') }),
    ...bodyOf(call.request),
    response: {
      200: { description: 'Success', ...jsonSchemaOf(call.response, 'output'), examples: [example] },
      default: { description: 'A refusal', ...jsonSchemaOf(refusal, 'output') },
    },
  }
}

function bodyOf(request: Call['request']): FastifySchema {
  const schema = request.body === undefined ? undefined : jsonSchemaOf(request.body, 'input')
  const field = uploadFieldOf(request)
  if (field === undefined) return schema === undefined ? {} : { body: schema }
  const one = { type: 'string', format: 'binary' }
  const several = { type: 'array', items: one, maxItems: request.files?.maximum }
  const picture = { [field]: request.files === undefined ? one : several }
  const properties = { ...Object(schema?.properties), ...picture }
  return { consumes: ['multipart/form-data'], body: { type: 'object', properties } }
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What the reference says of a call. */
interface ReferenceEntry {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly conditions: string
  readonly refusals: readonly string[]
  readonly request: Record<string, unknown> | undefined
  readonly answer: Record<string, unknown>
  readonly example: unknown
}

/** A page without scripts, for people. */
function referencePage(entries: readonly ReferenceEntry[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>API reference</h1><p>${entries.length} calls. As a document:
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${entries.map(details).join('\n')}</main></body></html>`
}

const details = (entry: ReferenceEntry): string =>
  `<details><summary><b>${entry.method}</b> <code>${entry.path}</code> <span>${entry.summary}</span></summary>
<p><code>${entry.name}</code> · ${entry.conditions}</p>
<p>Refusals: ${entry.refusals.map((code) => `<code>${code}</code>`).join(' ')}</p>
${entry.request === undefined ? '' : block('Request', entry.request)}${block('Answer', entry.answer)}${block('Example', entry.example)}</details>`

function block(title: string, value: unknown): string {
  const text = JSON.stringify(value, null, 2).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<h2>${title}</h2><pre tabindex="0">${text}</pre>`
}

const stylesheet = `:root{color-scheme:light}
body{margin:0;background:#faf8f4;color:#1c1a17;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}h1{font:600 2rem/1.2 Georgia,serif}h2{font-size:1rem}
details{background:#fff;border:1px solid #ded8d5;padding:.75rem 1rem;margin:.5rem 0}
summary{cursor:pointer}summary span{color:#5b3e2b}summary b{display:inline-block;min-width:4rem;color:#23574a}
pre{overflow:auto;max-height:24rem;background:#faf8f4;border:1px solid #ded8d5;padding:.75rem;font-size:.8125rem}
a{color:#23574a}:focus-visible{outline:3px solid #d9822b;outline-offset:2px}`
