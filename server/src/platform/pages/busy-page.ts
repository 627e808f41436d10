import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const style = `body{margin:0;display:grid;min-height:100vh;place-items:center;background:#faf8f4;color:#1c1a17;
font:1.125rem/1.6 system-ui,sans-serif}main{max-width:28rem;padding:2rem}h1{font:400 2.25rem/1.2 Georgia,serif}`

interface WaitPage {
  readonly status: number
  readonly retryAfterSeconds: number
  readonly heading: string
  readonly words: string
}

const full: WaitPage = {
  status: 503,
  retryAfterSeconds: 5,
  heading: 'The shop is busy',
  words: `Many people are here at once. This page reloads in a few seconds. Your cart and your orders are safe.`,
}

const tooMany: WaitPage = {
  status: 429,
  retryAfterSeconds: 60,
  heading: 'One moment',
  words: `Your network has requested too many pages. This page reloads in a minute. Your cart and your orders are safe.`,
}

const htmlOf = ({ heading, words, retryAfterSeconds }: WaitPage) => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><title>One moment</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfterSeconds}"><style>${style}</style></head>
<body><main><h1>${heading}</h1><p>${words}</p></main></body></html>`

const hash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`

/** The page that browsers show while the server is overloaded. It is cheap to send. */
export const sendBusyPage = (reply: FastifyReply) => send(reply, full)

/** What a browser shows when its address had too many pages made. */
export const sendTooManyPage = (reply: FastifyReply) => send(reply, tooMany)

const send = (reply: FastifyReply, page: WaitPage) =>
  reply
    .status(page.status)
    .header('retry-after', String(page.retryAfterSeconds))
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(htmlOf(page))
