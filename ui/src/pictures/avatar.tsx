interface AvatarProps {
  /** An address as '/media/avatars/7/96.webp'. */
  readonly src: string
  /** Its width on the page, px. */
  readonly size: number
}

/** A person's picture beside the person's name, which says it in words. */
export const Avatar = ({ src, size }: AvatarProps) => (
  <img
    src={src}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    className="shrink-0 rounded-full bg-sand object-cover"
  />
)
