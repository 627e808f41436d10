import { cleanText } from '@first-fashion/contract/text/clean-text'
import sanitizeHtml from 'sanitize-html'

const textTags = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a']
const links = { a: ['href'] }
const safeLinks = { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) }
const allowedSchemes = ['https', 'mailto']

/** Keeps text tags only: descriptions are written by people and read by browsers. */
export const sanitiseHtml = (html: string): string =>
  sanitised(html, {
    allowedTags: textTags,
    allowedAttributes: links,
    transformTags: safeLinks,
  })

/** An entity can stand for a control character, so the texts are cleaned once they are decoded. */
const sanitised = (html: string, options: sanitizeHtml.IOptions): string =>
  cleanText(sanitizeHtml(html, { ...options, allowedSchemes }))

/** How a picture is shown; it says all that its tag has, besides the text that describes it. */
export type PictureAttributes = Readonly<
  Record<'src' | 'srcset' | 'sizes' | 'width' | 'height' | 'loading' | 'decoding', string>
>

/** The same with pictures. `shown` says how a picture is shown by its address; undefined leaves it out. */
export const sanitiseWithPictures = (
  html: string,
  shown: (address: string) => PictureAttributes | undefined,
): string =>
  sanitised(html, {
    allowedTags: [...textTags, 'img'],
    allowedAttributes: {
      ...links,
      img: ['src', 'srcset', 'sizes', 'width', 'height', 'loading', 'decoding', 'alt'],
    },
    transformTags: {
      ...safeLinks,
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { ...shown(src), alt } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  })

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text that is put into HTML or XML by hand: mail, preview pages, feeds. XML cannot hold control characters. */
export const escapeHtml = (text: string): string =>
  cleanText(text).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
