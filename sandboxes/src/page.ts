import type { FastifyReply } from 'fastify'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

export interface Page {
  readonly title: string
  /** The banner text, so that nobody mistakes the page for the real one. */
  readonly mark: string
  readonly body: string
  /** Links to the sandbox's other pages; a page that simulates a partner has none. */
  readonly nav?: string
  readonly status?: number
}

/** No scripts, no external styles; forms may lead anywhere, because a payment page returns to the shop. */
const policy =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export const sandboxNav =
  '<nav aria-label="Sandbox"><a href="/">Sandbox</a><a href="/inbox">Inbox</a><a href="/control">Control</a></nav>'

export function sendPage(reply: FastifyReply, { title, mark, body, nav, status }: Page): FastifyReply {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/sandbox.css"></head>
<body><header><p>${escapeHtml(mark)}</p>${nav ?? ''}</header>
<main>
${body}
</main></body></html>`
  return reply
    .status(status ?? 200)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** A readable time; the element also has the machine-readable one. */
export function timeElement(ms: number): string {
  const iso = new Date(ms).toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`
}
