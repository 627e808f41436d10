interface ThumbButtonProps {
  readonly label: string
  readonly src: string
  /** Its width and height on the page, px. */
  readonly size: number
  readonly onClick: () => void
}

/** A small picture that opens something. */
export const ThumbButton = ({ label, src, size, onClick }: ThumbButtonProps) => (
  <button type="button" aria-label={label} onClick={onClick} className="block hover:opacity-85">
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="block aspect-square bg-sand object-cover"
    />
  </button>
)
