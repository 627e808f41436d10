interface CareSymbolProps {
  /** The id of a symbol in the drawings. */
  readonly name: string
  /** The address of the drawings: one file of SVG symbols, so that no page carries them in its programs. */
  readonly drawings: string
  /** Edge in px. */
  readonly size?: number
}

/** A symbol of a care label. It says nothing to screen readers: its words stand beside it. */
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
