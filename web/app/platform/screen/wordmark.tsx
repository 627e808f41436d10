/** The logo text; in two lines where there is no room for one. */
export const Wordmark = () => (
  <span className="font-display text-title leading-none tracking-tight">
    First <span className="text-leaf italic">Fashion</span>
  </span>
)
