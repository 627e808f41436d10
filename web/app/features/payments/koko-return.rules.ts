/**
 * The parameters of Koko's return URL. Koko may start them with a second question
 * mark. Anybody can forge them, so they are only passed on.
 */
export function kokoReturnOf(search: string) {
  const query = new URLSearchParams(search.replace(/(?!^)\?/g, '&'))
  const given = (name: string) => query.get(name) ?? ''
  return { trnId: given('trnId'), orderId: given('orderId'), status: given('status'), desc: given('desc') }
}
