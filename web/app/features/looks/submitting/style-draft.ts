import type { WornSku } from '@first-fashion/contract/looks/worn-calls'
import { wornConsentVersion } from '@first-fashion/contract/looks/worn-consent'

/** A picture of a draft, with what is said of it. */
export interface DraftPicture {
  readonly key: string
  readonly file: File
  readonly caption: string
}

/** A look that is being written. */
export interface StyleDraft {
  readonly title: string
  readonly description: string
  readonly challengeId: string
  readonly instagramLink: string
  readonly hashtags: string
  readonly pictures: readonly DraftPicture[]
  /** What was bought and is worn in it. */
  readonly wornItems: readonly WornSku[]
  readonly heightCm: string
  /** Names the words with which the author agreed that it shows on the pages of those products; '' for none. */
  readonly agreedVersion: string
}

export const emptyDraft: StyleDraft = {
  title: '',
  description: '',
  challengeId: '',
  instagramLink: '',
  hashtags: '',
  pictures: [],
  wornItems: [],
  heightCm: '',
  agreedVersion: '',
}

export const isEmptyDraft = ({ pictures, wornItems, ...draft }: StyleDraft): boolean => {
  const texts = [draft.title, draft.description, draft.instagramLink, draft.hashtags]
  return pictures.length === 0 && wornItems.length === 0 && texts.every((text) => text.trim() === '')
}

/** Whether the author agreed to the words that are shown now. */
export const hasAgreed = ({ agreedVersion }: Pick<StyleDraft, 'agreedVersion'>): boolean =>
  agreedVersion === wornConsentVersion
