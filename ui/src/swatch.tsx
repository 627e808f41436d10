/** A colour dot. An SVG, because pages use no style attributes. */
export function Swatch({ colour, size = 16 }: { readonly colour: string; readonly size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 16 16" className="shrink-0">
      <circle
        cx="8"
        cy="8"
        r="7.25"
        fill={colour}
        stroke="currentColor"
        strokeOpacity="0.35"
        strokeWidth="1"
      />
    </svg>
  )
}
