import { hashtagsIn, refusedHashtags } from '@first-fashion/contract/looks/hashtags'
import {
  captionMaximumLength,
  hashtagMaximumLength,
  hashtagsMaximum,
  styleDescriptionMaximumLength,
  styleImagesMaximum,
  styleTitleMaximumLength,
} from '@first-fashion/contract/looks/look-limits'
import { isWebLink } from '@first-fashion/contract/members/web-link'
import { cleanText } from '@first-fashion/contract/text/clean-text'
import { isVisible, withoutNeedlessInvisible } from '@first-fashion/contract/text/invisible-characters'
import { AppError } from '../../../platform/errors.ts'

/** A look as the form sends it: lists are JSON. */
export interface SentStyle {
  readonly title: string
  readonly description: string
  readonly challengeId: string
  readonly instagramLink: string
  readonly hashtags: string
  readonly captions: string
}

export interface Style {
  readonly title: string
  readonly description: string
  readonly challengeId: string | null
  readonly instagramLink: string
  readonly hashtags: readonly string[]
  readonly captions: readonly string[]
}

/** Reads a look. Refuses with 'community.style-incomplete', '.style-invalid' and '.images-missing' [B5.12]. */
export function readStyle(sent: SentStyle, images: number): Style {
  const [title = '', description = ''] = [sent.title, sent.description].map((text) =>
    withoutNeedlessInvisible(text).trim(),
  )
  const [hasTitle, hasDescription] = [isVisible(title), isVisible(description)]
  if (!hasTitle || !hasDescription)
    throw new AppError('refused', 'community.style-incomplete', 'Please fill in required fields', {
      errors: {
        ...(hasTitle ? {} : { title: 'Enter a title' }),
        ...(hasDescription ? {} : { description: 'Enter a description' }),
      },
    })
  if (images === 0)
    throw new AppError('refused', 'community.images-missing', 'Please select at least one image')
  const hashtags = (textsIn(sent.hashtags) ?? [sent.hashtags]).flatMap(hashtagsIn)
  const captions = (textsIn(sent.captions) ?? [])
    .slice(0, styleImagesMaximum)
    .map((text) => withoutNeedlessInvisible(text).trim())
  const errors = errorsIn({ ...sent, title, description }, hashtags, captions)
  const [first] = Object.values(errors)
  if (first !== undefined) throw new AppError('refused', 'community.style-invalid', first, { errors })
  const { challengeId, instagramLink } = sent
  return {
    title,
    description,
    challengeId: challengeId === '' ? null : challengeId,
    instagramLink,
    hashtags: [...new Set(hashtags)],
    captions,
  }
}

function errorsIn(
  { title, description, instagramLink }: SentStyle,
  hashtags: readonly string[],
  captions: readonly string[],
): Record<string, string> {
  const [refused] = refusedHashtags(hashtags)
  const wrong: Record<string, string | false> = {
    title:
      title.length > styleTitleMaximumLength && `The title can have ${styleTitleMaximumLength} characters`,
    description:
      description.length > styleDescriptionMaximumLength &&
      `The description can have ${styleDescriptionMaximumLength} characters`,
    instagramLink:
      instagramLink !== '' && !isWebLink(instagramLink) && 'Enter a link that begins with https://',
    hashtags: refused !== undefined && hashtagWords(refused, hashtags.length),
    captions:
      captions.some((text) => text.length > captionMaximumLength) &&
      `A caption can have ${captionMaximumLength} characters`,
  }
  return Object.fromEntries(
    Object.entries(wrong).filter((entry): entry is [string, string] => entry[1] !== false),
  )
}

function hashtagWords(refused: string, count: number): string {
  if (count > hashtagsMaximum) return `You can add ${hashtagsMaximum} hashtags`
  if (refused.length > hashtagMaximumLength) return `A hashtag can have ${hashtagMaximumLength} characters`
  return `“${refused}” is not a hashtag. Use letters, digits and underscores`
}

/** The texts of a JSON list; undefined for anything else. */
function textsIn(json: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) && list.every((one) => typeof one === 'string')
      ? list.map(cleanText)
      : undefined
  } catch {
    return undefined
  }
}
