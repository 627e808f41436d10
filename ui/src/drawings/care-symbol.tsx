/** What a symbol is drawn of: lines, the letters within, dots for heat. */
interface Drawing {
  readonly lines: readonly string[]
  readonly letters?: string
  readonly dots?: number
}

const tub =
  'M2.5 7.5 5 19.5h14l2.5-12M2.7 8.7c1.5 0 1.6-1.2 3.1-1.2s1.6 1.2 3.1 1.2 1.6-1.2 3.1-1.2 1.6 1.2 3.1 1.2 1.6-1.2 3.1-1.2 1.6 1.2 3.1 1.2'
const hand =
  'M11 3.5 8.5 9.5v4a1 1 0 0 0 2 0v-2.2M10.5 13.5v1.7a1 1 0 0 0 2 0v-3.7M12.5 15.2a1 1 0 0 0 2 0v-3.5M14.5 14a1 1 0 0 0 2 0v-5l-1-5.5'
const box = 'M4 4h16v16H4z'
const drum = 'M6 12a6 6 0 1 0 12 0 6 6 0 1 0-12 0'
const triangle = 'M12 4 21 19.5H3z'
const iron = 'M2.5 18.5h19l-1.5-8a2 2 0 0 0-2-1.7H9m-6.5 9.7c0-3.5 2.6-5.2 5.6-5.2h12.3'
const circle = 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0'
const never = 'M3.5 4.5 20.5 20.5M20.5 4.5 3.5 20.5'
const hanging = 'M4 4c1.5 6 14.5 6 16 0'
const shade = 'M4 10 10 4M4 14.5 14.5 4'
const lying = 'M7.5 12h9'

/** The symbols that labels of clothes carry (ISO 3758). */
const drawings = {
  'wash-60': { lines: [tub], letters: '60' },
  'wash-40': { lines: [tub], letters: '40' },
  'wash-30': { lines: [tub], letters: '30' },
  'wash-hand': { lines: [tub, hand] },
  'wash-no': { lines: [tub, never] },
  'bleach-no': { lines: [triangle, never] },
  'tumble-low': { lines: [box, drum], dots: 1 },
  'tumble-no': { lines: [box, drum, never] },
  'dry-line': { lines: [box, hanging] },
  'dry-shade': { lines: [box, hanging, shade] },
  'dry-flat': { lines: [box, lying] },
  'iron-high': { lines: [iron], dots: 3 },
  'iron-medium': { lines: [iron], dots: 2 },
  'iron-low': { lines: [iron], dots: 1 },
  'iron-no': { lines: [iron, never] },
  'clean-dry': { lines: [circle], letters: 'P' },
  'clean-no': { lines: [circle, never] },
} as const satisfies Record<string, Drawing>

interface CareSymbolProps {
  readonly name: keyof typeof drawings
  /** Edge in px. */
  readonly size?: number
}

/** A symbol of a care label. It says nothing to screen readers: its words stand beside it. */
export function CareSymbol({ name, size = 28 }: CareSymbolProps) {
  const { lines, letters, dots = 0 }: Drawing = drawings[name]
  const middle = lines.includes(iron) ? 16 : 12
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.3}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      {letters === undefined ? null : (
        <text
          x={12}
          y={lines.includes(tub) ? 17.2 : 14.8}
          textAnchor="middle"
          fontSize={7.5}
          fontWeight={600}
          fill="currentColor"
          stroke="none"
        >
          {letters}
        </text>
      )}
      {[0, 1, 2].slice(0, dots).map((nth) => (
        <circle
          key={nth}
          cx={12 + (nth - (dots - 1) / 2) * 3}
          cy={middle}
          r={1}
          fill="currentColor"
          stroke="none"
        />
      ))}
    </svg>
  )
}
