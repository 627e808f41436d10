/** Stars for a rating of 0 to 5, filled to the tenth. The text beside them says the same. */
export function Stars({ rating, size = 14 }: { readonly rating: number; readonly size?: number }) {
  const shown = Math.min(5, Math.max(0, rating))
  return (
    <svg
      aria-hidden="true"
      width={size * 5}
      height={size}
      viewBox="0 0 100 20"
      className="shrink-0 text-saffron"
    >
      {[0, 1, 2, 3, 4].map((index) => {
        const fill = Math.round(Math.min(1, Math.max(0, shown - index)) * 20)
        return (
          <g key={index} transform={`translate(${index * 20} 0)`}>
            <path d={star} fill="none" stroke="currentColor" strokeWidth="1.2" />
            <svg aria-hidden="true" x="0" y="0" width={fill} height="20">
              <path d={star} fill="currentColor" />
            </svg>
          </g>
        )
      })}
    </svg>
  )
}

const star = 'M10 1.8l2.5 5.3 5.8.8-4.2 4 1 5.8L10 15l-5.1 2.7 1-5.8-4.2-4 5.8-.8z'
