import { createHash } from 'node:crypto'

const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g

const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Origins of partners that count visits on all pages, but for those in frames. */
export interface TagOrigins {
  readonly scripts: readonly string[]
  readonly connections: readonly string[]
  readonly pictures: readonly string[]
}

/** What one page may, and others may not. */
export interface PagePermits {
  /** Origins of a partner's scripts; such scripts open frames, and bring styles, pictures and fonts of their own. */
  readonly scripts?: readonly string[]
  readonly pictures?: readonly string[]
  /** Inline style elements that it may have, by their text. */
  readonly styles?: readonly string[]
  /** Origins of the pages that it shows in frames. */
  readonly frames?: readonly string[]
  /** Whether it may stand in a frame of our own pages. */
  readonly isFramed?: boolean
  readonly compilesWebAssembly?: boolean
  readonly tags?: TagOrigins
}

const noTags: TagOrigins = { scripts: [], connections: [], pictures: [] }

/**
 * The content policy of a page: scripts of our own files and the inline ones that are on it, named by their
 * hashes (a nonce could not be kept with the page). Styles of our own files and of the head of the page. A page that needs
 * more of others says so by its permits.
 */
export function pagePolicy(
  html: string,
  paymentOrigins: readonly string[],
  {
    scripts = [],
    pictures = [],
    styles = [],
    frames = [],
    isFramed = false,
    compilesWebAssembly = false,
    tags = noTags,
  }: PagePermits = {},
): string {
  const listed = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')
  const also = listed(scripts)
  const counted = isFramed ? noTags : tags
  const hashes = hashesOf(html, inlineScripts)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(compilesWebAssembly ? ["'wasm-unsafe-eval'"] : []), ...new Set(hashes)].join(
      ' ',
    ) +
      also +
      listed(counted.scripts),
    // A hash would take back that all inline styles are allowed.
    also === '' ? styleSources(html, styles) : `style-src 'self' 'unsafe-inline'${also}`,
    // What was chosen to be uploaded is shown before it is sent.
    `img-src 'self' data: blob:${also}${listed(pictures)}${listed(counted.pictures)}`,
    `font-src 'self'${also}`,
    `connect-src 'self'${also}${listed(counted.connections)}`,
    `frame-src 'self'${also}${listed(frames)}`,
    ...(also.includes('blob:') ? ['worker-src blob:'] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${["'self'", ...paymentOrigins].join(' ')}`,
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ')
}

/** Our own files, the styles in the head of the page, and those that are named. */
function styleSources(html: string, named: readonly string[]): string {
  const inHead = hashesOf(html.slice(0, html.indexOf('</head>')), inlineStyles)
  return ["style-src 'self'", ...inHead, ...named.map(hashOf)].join(' ')
}

const hashesOf = (html: string, inline: RegExp): string[] =>
  [...html.matchAll(inline)].map(([, text = '']) => hashOf(text))

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
