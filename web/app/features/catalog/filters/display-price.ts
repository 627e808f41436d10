/** Whole LKR rupees as an editable number in the shown currency, without decimals where possible. */
export function toDisplayPrice(rupees: number, exchangeRate: number): string {
  const shown = rupees * exchangeRate
  return exchangeRate === 1 || shown >= 1000
    ? String(Math.round(shown))
    : String(Math.round(shown * 100) / 100)
}
