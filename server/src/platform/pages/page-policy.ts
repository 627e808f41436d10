import { createHash } from 'node:crypto'

const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/**
 * The content policy of a page: scripts of our own files and the inline ones that are on it, named by their
 * hashes (a nonce could not be kept with the page). Styles from our own files only. A page that loads a partner's
 * script names its origins; such scripts open frames and bring styles of their own.
 */
export function pagePolicy(
  html: string,
  paymentOrigins: readonly string[],
  scriptOrigins: readonly string[] = [],
): string {
  const also = scriptOrigins.map((origin) => ` ${origin}`).join('')
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim() + also,
    also === '' ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    // What was chosen to be uploaded is shown before it is sent.
    `img-src 'self' data: blob:${also}`,
    "font-src 'self'",
    `connect-src 'self'${also}`,
    ...(also === '' ? [] : [`frame-src${also}`]),
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...paymentOrigins].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
