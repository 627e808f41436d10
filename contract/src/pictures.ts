/** A crop of an upright picture: left, top and size as fractions of the whole, from 0 to 1. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A crop as a form field: 'left,top,width,height', such as '0.1,0,0.8,1'. */
export const cropText = ({ left, top, width, height }: Crop): string =>
  [left, top, width, height].map((part) => part.toFixed(5)).join(',')

/** Reads a crop; undefined if it is malformed or outside the picture. */
export function readCrop(text: string): Crop | undefined {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => /^\d(\.\d{1,8})?$/.test(part))) return undefined
  const [left = 0, top = 0, width = 0, height = 0] = parts.map(Number)
  const isInside = left + width <= 1.0001 && top + height <= 1.0001 && width > 0 && height > 0
  return isInside ? { left, top, width, height } : undefined
}

/** The URL of an uploaded picture in another width (px) and format. */
export const pictureAt = (address: string, width: number, format = 'webp'): string =>
  address.replace(/\/[^/]*$/, `/${width}.${format}`)

/** What people upload. Each kind has a feature that owns it and says which pictures it still shows. */
export const uploadKinds = [
  'product-picture',
  'profile-picture',
  'review-photo',
  'return-photo',
  'reward-picture',
  'design-image',
  'design-preview',
  'design-mockup',
  'chat-picture',
  'style-image',
  'community-picture',
  'content-picture',
  'store-logo',
] as const
export type UploadKind = (typeof uploadKinds)[number]

/** File types accepted for upload, for the attribute `accept`. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** What is said of a file that is not taken as a picture, by its code: the same before an upload and after it. */
export const pictureRefusals = {
  'media.missing': 'Please choose a picture',
  'media.too-large': 'This picture is too large. Maximum size is 10MB',
  'media.not-a-picture': 'We cannot read this picture. Please choose a JPG, PNG, WebP, AVIF or GIF',
  'media.too-many-pixels': 'This picture is too large. The maximum is 40 megapixels',
} as const
export type PictureRefusal = keyof typeof pictureRefusals

/** What is said of a file that is not taken as a logo. */
export const logoRefusals = {
  'media.not-a-picture': 'We cannot read this logo. Please choose an SVG, PNG, JPG or WebP',
  'media.blank-picture': 'Nothing shows in this picture. Please choose another one',
  'media.refers-outside':
    'This SVG needs files from outside of it, which are never loaded. Please embed its pictures, turn its texts into paths, and save it as a plain SVG',
} as const
