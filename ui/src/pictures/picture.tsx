export interface PictureProps {
  /** An address as '/media/garments/{name}/960.webp'; other widths and formats lie beside it. Any other has one size. */
  readonly src: string
  readonly alt: string
  /** How wide the picture is shown, as in the attribute `sizes`. */
  readonly sizes: string
  /** In the first screenful: fetched at once. */
  readonly eager?: boolean
  /** The picture's own size in px, if it is not a 4:5 portrait. */
  readonly size?: PictureSize
  readonly className?: string
  readonly onLoad?: () => void
  readonly onError?: () => void
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

const widths = [160, 320, 480, 640, 960, 1200, 1600]
const portrait: PictureSize = { width: 1200, height: 1500 }

/** The same address for a picture of one size. */
const folderOf = (src: string): string => src.replace(/\/\d+\.\w+$/, '')

/** The widths of a picture in a format, as in the attribute `srcset`. */
export const pictureSet = (src: string, format: string, widest = portrait.width): string =>
  widths
    .filter((width) => width <= widest)
    .map((width) => `${folderOf(src)}/${width}.${format} ${width}w`)
    .join(', ')

/** A picture as AVIF, else WebP, in the width that the screen needs. */
export function Picture({
  src,
  alt,
  sizes,
  eager = false,
  size = portrait,
  className = 'h-auto w-full',
  onLoad,
  onError,
}: PictureProps) {
  const folder = folderOf(src)
  const hasSizes = folder !== src
  const set = (format: string) => (hasSizes ? pictureSet(src, format, size.width) : undefined)
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={hasSizes ? `${folder}/640.jpg` : src}
        alt={alt}
        width={size.width}
        height={size.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onLoad={onLoad}
        onError={onError}
        className={`block bg-sand ${hasSizes ? '' : 'aspect-4/5 object-cover '}${className}`}
      />
    </picture>
  )
}
