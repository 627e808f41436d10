const rows = [0, 1, 2, 3, 4]

/** A pattern of loops around dots, as it is drawn before doors, in the corner of the card. */
export const KolamEdge = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 200 200"
    className="pointer-events-none absolute -top-10 -right-10 size-64 opacity-15"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    {rows.flatMap((row) =>
      rows.map((column) => {
        const [x, y] = [20 + column * 40, 20 + row * 40]
        return (
          <g key={`${row} ${column}`}>
            <circle cx={x} cy={y} r="2.5" fill="currentColor" stroke="none" />
            <path d={`M${x - 20} ${y}Q${x} ${y - 28} ${x + 20} ${y}Q${x} ${y + 28} ${x - 20} ${y}`} />
            <path d={`M${x} ${y - 20}Q${x + 28} ${y} ${x} ${y + 20}Q${x - 28} ${y} ${x} ${y - 20}`} />
          </g>
        )
      }),
    )}
  </svg>
)
