interface CareSymbolProps {
  /** The id of a symbol in the drawings. */
  readonly name: string
  /** The URL of the drawings: one SVG sprite, so they are in no script bundle. */
  readonly drawings: string
  /** Edge in px. */
  readonly size?: number
}

/** A care symbol. Hidden from screen readers: its text is beside it. */
export const CareSymbol = ({ name, drawings, size = 28 }: CareSymbolProps) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.3}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="shrink-0"
  >
    <use href={`${drawings}#${name}`} />
  </svg>
)
