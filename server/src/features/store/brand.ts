import { plainBrand, type StoreBrand } from '@first-fashion/contract/store/brand'
import { logoSize } from '../../platform/media/drawing/brand-pictures.ts'
import { addressOfNamePicture } from '../../platform/media/name-pictures.ts'
import { addressOfBrandPicture } from '../../platform/uploads/uploaded-pictures.ts'

/** A logo as it is stored; px. */
export interface StoredLogo {
  readonly name: string
  readonly width: number
  readonly height: number
}

interface NamedStore {
  readonly name: string
  readonly hasDemoPictures: boolean
}

/** The pictures that stand for a store: made of its logo, or else drawn from its name. */
export function brandOf({ name, hasDemoPictures }: NamedStore, logo: StoredLogo | null): StoreBrand {
  if (logo === null) return hasDemoPictures ? plainBrand : namedBrand(name)
  const scale = Math.min(logoSize.width / logo.width, logoSize.height / logo.height)
  const shown = (px: number) => Math.max(1, Math.round(px * scale))
  return {
    logo: {
      address: addressOfBrandPicture(logo.name, 'logo.png'),
      width: shown(logo.width),
      height: shown(logo.height),
    },
    icon: addressOfBrandPicture(logo.name, 'icon-32.png'),
    touchIcon: addressOfBrandPicture(logo.name, 'icon-180.png'),
    socialCard: addressOfBrandPicture(logo.name, 'card.jpg'),
  }
}

const namedBrand = (name: string): StoreBrand => ({
  logo: null,
  icon: addressOfNamePicture(name, 'icon-32.png'),
  touchIcon: addressOfNamePicture(name, 'icon-180.png'),
  socialCard: addressOfNamePicture(name, 'card.jpg'),
})
