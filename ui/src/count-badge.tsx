/** A count at the upper corner of an icon; hidden when it is 0. The icon's accessible name includes it. */
export function CountBadge({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className="absolute top-0 left-[1.7rem] grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-saffron px-1 text-[0.6875rem] font-semibold tabular-nums leading-none"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
