export interface PictureProps {
  /** An address as '/media/garments/{name}/960.webp'; other widths and formats lie beside it. */
  readonly src: string
  readonly alt: string
  /** How wide the picture is shown, as in the attribute `sizes`. */
  readonly sizes: string
  /** In the first screenful: fetched at once. */
  readonly eager?: boolean
  readonly className?: string
}

const widths = [160, 320, 480, 640, 960, 1200]

/** A 4:5 picture as AVIF, else WebP, in the width that the screen needs. */
export function Picture({ src, alt, sizes, eager = false, className = '' }: PictureProps) {
  const folder = src.replace(/\/[^/]*$/, '')
  const set = (format: string) => widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img
        src={`${folder}/640.jpg`}
        alt={alt}
        width={960}
        height={1200}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={`block h-auto w-full bg-sand ${className}`}
      />
    </picture>
  )
}
