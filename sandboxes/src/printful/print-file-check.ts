import type { OrderRequest } from './print-order-shape.ts'

const answerWithinMs = 10_000

/** What is wrong with the files of an order; undefined if nothing is. A host that cannot be reached is passed over. */
export async function fileProblem(items: OrderRequest['items']): Promise<string | undefined> {
  for (const { name = 'An item', files, product_template_id: template } of items) {
    if (template !== undefined) continue
    if (files.length === 0) return `${name} has no print file.`
    for (const { url } of files)
      if (await isMissing(url)) return `The print file of ${name} could not be loaded.`
  }
  return undefined
}

async function isMissing(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) })
    const type = response.headers.get('content-type') ?? ''
    const bytes = await response.arrayBuffer()
    return !response.ok || !type.startsWith('image/') || bytes.byteLength === 0
  } catch {
    return false
  }
}
