/** A size with its colour, such as 'M · Leaf'. */
export const wornInWords = ({ size, color }: { readonly size: string; readonly color: string }): string =>
  color === '' ? size : `${size} · ${color}`
