/** How many there are, at the corner of an icon; nothing when there are none. The icon's name says it in words. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-saffron px-1 text-small font-semibold tabular-nums"
    >
      {count}
    </span>
  )
}
