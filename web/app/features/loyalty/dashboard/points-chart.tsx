interface PointsChartProps {
  /** The oldest month first, as '2026-11'. */
  readonly months: readonly { readonly month: string; readonly balance: number }[]
}

const [width, height, foot] = [600, 160, 22]

/** Points at the end of each month as bars. Its table says the same in words, so the drawing is hidden from readers. */
export function PointsChart({ months }: PointsChartProps) {
  const highest = Math.max(1, ...months.map(({ balance }) => balance))
  const step = width / Math.max(1, months.length)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height + foot}`}
      className="block w-full bg-paper text-[11px] max-sm:text-[17px] text-timber"
    >
      <line x1="0" x2={width} y1={height} y2={height} className="stroke-border" />
      {months.map(({ month, balance }, at) => {
        const tall = (Math.max(0, balance) / highest) * (height - 24)
        const middle = at * step + step / 2
        return (
          <g key={month}>
            <rect
              x={middle - step * 0.3}
              y={height - tall}
              width={step * 0.6}
              height={tall}
              className="fill-leaf"
            />
            {balance === 0 ? null : (
              <text x={middle} y={height - tall - 6} textAnchor="middle" className="fill-ink">
                {balance}
              </text>
            )}
            <text x={middle} y={height + 15} textAnchor="middle" className="fill-timber">
              {shortMonth(month)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const shortMonth = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' })
