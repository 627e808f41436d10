/** The names of the rows of a total, as papers and emails have them. */
export const sumWords = {
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  rounding: 'Rounding',
  due: 'To pay',
  includes: 'Includes',
}
