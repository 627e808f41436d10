import { encode } from 'uqr'

/** A text as a QR code: one path of squares on white, with a quiet border. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="aspect-square w-full max-w-40 bg-paper sm:w-40"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} className="fill-ink" />
    </svg>
  )
}
