import type { Pictures } from './pictures.ts'

/** The size that most cards ask for first. */
const warmedWidth = 480

interface WarmUp {
  readonly pictures: Pick<Pictures, 'rendition'>
  /** Addresses of pictures, as pages hold them. */
  readonly addresses: readonly string[]
  readonly isClosing: () => boolean
  readonly onFailure: (address: string, error: unknown) => void
}

/** Makes pictures beforehand, one after the other; one that fails does not keep the others waiting. */
export async function warmUp({ pictures, addresses, isClosing, onFailure }: WarmUp): Promise<void> {
  for (const address of addresses) {
    if (isClosing()) return
    const key = /^\/media\/garments\/([^/]+)\//.exec(address)?.[1]
    if (key === undefined) continue
    try {
      await pictures.rendition(key, warmedWidth, 'avif')
    } catch (error) {
      if (!isClosing()) onFailure(address, error)
    }
  }
}
