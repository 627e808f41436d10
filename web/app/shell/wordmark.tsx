/** The house's name, as it is written. */
export const Wordmark = () => (
  <span className="font-display text-title leading-none tracking-tight whitespace-nowrap">
    First <span className="text-leaf italic">Fashion</span>
  </span>
)
