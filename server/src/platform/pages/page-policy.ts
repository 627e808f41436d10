import { createHash } from 'node:crypto'

const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

/**
 * The content policy of a page: scripts of our own files and the inline ones that are on it, named by their
 * hashes (a nonce could not be kept with the page). Styles from our own files only.
 */
export function pagePolicy(html: string, paymentOrigins: readonly string[]): string {
  const hashes = [...html.matchAll(inlineScripts)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    // What was chosen to be uploaded is shown before it is sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...paymentOrigins].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}
