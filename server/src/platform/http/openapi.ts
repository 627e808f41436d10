import { type Call, callLimits, callList, refusal, refusalsOf } from '@first-fashion/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaOf } from './schemas.ts'

const sessionNote = {
  everyone: 'Anyone may call this.',
  customer: "Needs a customer's `token` header.",
  staff: 'Needs a staff session: the cookie, and for changes the `x-csrf-token` header.',
  partner: 'Called by a partner; authenticated by its signature over the body.',
} as const

/** The API as OpenAPI 3.1, written from the contract; and a page to read it. */
export function serveOpenApi(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument())
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document))
  const page = referencePage()
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}

export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of callList) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'First Fashion',
      version: '0.1.0',
      description: 'The calls of the shop. Amounts are LKR rupees with at most two decimals.',
    },
    components: {
      securitySchemes: {
        customer: { type: 'apiKey', in: 'header', name: 'token' },
        staff: { type: 'apiKey', in: 'cookie', name: 'staff_session' },
      },
      schemas: { Refusal: jsonSchemaOf(refusal, 'output') },
    },
    paths,
  }
}

function operationOf(name: string, call: Call) {
  const refused = { content: json({ $ref: '#/components/schemas/Refusal' }) }
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.summary,
    description: `${conditionsOf(call)} Refusals: ${refusalsOf(call).join(', ')}.`,
    ...(call.access === 'customer' || call.access === 'staff' ? { security: [{ [call.access]: [] }] } : {}),
    parameters: [...parametersOf(call, 'params'), ...parametersOf(call, 'query')],
    ...requestBodyOf(call.request),
    responses: {
      200: { description: 'Success', content: json(jsonSchemaOf(call.response, 'output')) },
      default: { description: 'A refusal', ...refused },
    },
  }
}

/** Who may make the call, and how often. */
function conditionsOf(call: Call): string {
  const needed = call.access === 'staff' ? ` Needs the permission ${call.permission}.` : ''
  const limited = call.limit === undefined ? '' : ` ${callLimits[call.limit]}`
  return `${sessionNote[call.access]}${needed}${limited}`
}

function requestBodyOf({ body, file }: Call['request']) {
  const schema = body === undefined ? undefined : jsonSchemaOf(body, 'input')
  if (file === undefined) return schema === undefined ? {} : { requestBody: { content: json(schema) } }
  const picture = { [file]: { type: 'string', format: 'binary' } }
  const properties = { ...Object(schema?.properties), ...picture }
  return { requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties } } } } }
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

function parametersOf(call: Call, part: 'params' | 'query') {
  const schema = call.request[part]
  if (schema === undefined) return []
  return Object.entries(schema.shape).map(([name, one]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params',
    schema: jsonSchemaOf(one, 'input'),
  }))
}

function referencePage(): string {
  const rows = callList.map(([name, call]) => {
    const body =
      call.request.body === undefined ? '' : block('Request', jsonSchemaOf(call.request.body, 'input'))
    return `<details><summary><b>${call.method}</b> <code>${call.path}</code> <span>${call.summary}</span></summary>
<p><code>${name}</code> · ${conditionsOf(call)}</p>
<p>Refusals: ${refusalsOf(call)
      .map((code) => `<code>${code}</code>`)
      .join(' ')}</p>
${body}${block('Answer', jsonSchemaOf(call.response, 'output'))}</details>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>First Fashion · API reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>API reference</h1><p>${callList.length} calls. As a document:
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${rows.join('\n')}</main></body></html>`
}

function block(title: string, schema: Record<string, unknown>): string {
  const text = JSON.stringify(schema, null, 2).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<h2>${title}</h2><pre tabindex="0">${text}</pre>`
}

const stylesheet = `:root{color-scheme:light}
body{margin:0;background:#faf8f4;color:#1c1a17;font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}h1{font:600 2rem/1.2 Georgia,serif}h2{font-size:1rem}
details{background:#fff;border:1px solid #ded8d5;padding:.75rem 1rem;margin:.5rem 0}
summary{cursor:pointer}summary span{color:#5b3e2b}summary b{display:inline-block;min-width:4rem;color:#23574a}
pre{overflow:auto;max-height:24rem;background:#faf8f4;border:1px solid #ded8d5;padding:.75rem;font-size:.8125rem}
a{color:#23574a}:focus-visible{outline:3px solid #d9822b;outline-offset:2px}`
