/**
 * What Koko put into the address of the way back. It may begin its part with a question mark although there is one
 * already; everything in it can be typed by anybody and is only handed on.
 */
export function kokoReturnOf(search: string) {
  const query = new URLSearchParams(search.replace(/(?!^)\?/g, '&'))
  const given = (name: string) => query.get(name) ?? ''
  return { trnId: given('trnId'), orderId: given('orderId'), status: given('status'), desc: given('desc') }
}
