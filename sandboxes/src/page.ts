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
  /** What stands in the band on top, so that nobody takes the page for the real thing. */
  readonly mark: string
  readonly body: string
  /** The ways to the sandbox's other pages; a page that plays a partner has none. */
  readonly nav?: string
  readonly status?: number
}

/** No script, no foreign sheet; forms may lead anywhere, because a payment page returns to the shop. */
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

/** A time as people read it; the machine form stays in the element. */
export function timeElement(ms: number): string {
  const iso = new Date(ms).toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC</time>`
}
