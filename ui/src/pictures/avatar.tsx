interface AvatarProps {
  /** An address as '/media/avatars/7/96.webp'. */
  readonly src: string
  /** Its width on the page, px. */
  readonly size: number
}

/** A person's picture; the name is beside it. */
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
