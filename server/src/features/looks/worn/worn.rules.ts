import { type WornSku, wornSku } from '@first-fashion/contract/looks/worn-calls'
import {
  heightMaximumCm,
  heightMinimumCm,
  wornConsentVersion,
  wornItemsMaximum,
} from '@first-fashion/contract/looks/worn-consent'
import { z } from 'zod'
import { AppError } from '../../../platform/errors.ts'

/** What is worn in a look, as the form sends it. */
export interface SentWorn {
  /** A JSON list. */
  readonly wornItems: string
  readonly heightCm: string
  readonly wornConsent: string
}

export interface Worn {
  readonly items: readonly WornSku[]
  /** null if it is not said. */
  readonly heightCm: number | null
}

const sentItems = z.array(wornSku).max(wornItemsMaximum)

/**
 * Reads what is worn in a look; null if nothing is named. Refuses with 'community.style-invalid', and with
 * '.consent-missing' if the author did not agree to the words of now.
 */
export function readTaggedProducts({ wornItems, heightCm, wornConsent }: SentWorn): Worn | null {
  const read = sentItems.safeParse(jsonOf(wornItems))
  if (!read.success) throw invalid({ wornItems: `You can choose ${wornItemsMaximum} items` })
  const items = [...new Map(read.data.map((item) => [skuKey(item), item])).values()]
  if (items.length === 0) return null
  const height = heightCm === '' ? null : Number(heightCm)
  if (
    height !== null &&
    !(Number.isInteger(height) && height >= heightMinimumCm && height <= heightMaximumCm)
  )
    throw invalid({
      heightCm: `Enter a height from ${heightMinimumCm} to ${heightMaximumCm} cm, or leave it empty`,
    })
  refuseOtherWords(wornConsent)
  return { items, heightCm: height }
}

/** Refuses with 'community.consent-missing' everything but the version of the words of now. */
export function refuseOtherWords(version: string): void {
  if (version === wornConsentVersion) return
  const message = 'Please agree that your look may show on the product pages, or deselect all items'
  throw new AppError('refused', 'community.consent-missing', message, { errors: { wornConsent: message } })
}

export const skuKey = ({ productId, variantIndex, size }: WornSku): string =>
  `${productId.toLowerCase()} ${variantIndex} ${size}`

function invalid(errors: Record<string, string>): AppError {
  const [message = ''] = Object.values(errors)
  return new AppError('refused', 'community.style-invalid', message, { errors })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
