import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A way to a server that loses much of what goes through it. */
export interface BadLink {
  readonly url: string
  /** How many connections it spoiled. */
  spoiled(): number
  /** From now on nothing is lost. */
  mend(): void
  close(): void
}

type Fate = 'whole' | 'before-sending' | 'before-the-answer' | 'in-the-answer' | 'black-hole' | 'cut-later'

const spoiledShare = 0.3
/** Longer connections, as of sockets, are cut or fall asleep within so many ms. */
const longestLifeMs = 4_000
const blackHoleMs = 1_500

/** What the connections of a link have in common. */
interface Link {
  readonly target: URL
  readonly chance: () => number
  readonly open: Set<Socket>
  isMended: boolean
  spoiled: number
}

/** Cuts three of ten connections somewhere on their way, lets others sleep, and cuts long ones sooner or later. */
export async function badLink(to: string, chance: () => number): Promise<BadLink> {
  const link: Link = { target: new URL(to), chance, open: new Set(), isMended: false, spoiled: 0 }
  const server = createServer((near) => carry(link, near))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the link has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    spoiled: () => link.spoiled,
    mend: () => {
      link.isMended = true
    },
    close: () => {
      for (const one of link.open) one.destroy()
      server.close()
    },
  }
}

function fateOf(link: Link): Fate {
  if (link.isMended) return 'whole'
  if (link.chance() >= spoiledShare) return 'cut-later'
  link.spoiled++
  const fates = ['before-sending', 'before-the-answer', 'in-the-answer', 'black-hole'] as const
  return fates[Math.floor(link.chance() * fates.length)] ?? 'black-hole'
}

function carry(link: Link, near: Socket): void {
  near.on('error', () => {})
  const fate = fateOf(link)
  if (fate === 'before-sending') return void near.destroy()
  if (fate === 'black-hole')
    return void wait(blackHoleMs, undefined, { ref: false }).then(() => near.destroy())
  const far = connect(Number(link.target.port), link.target.hostname)
  far.on('error', () => {})
  for (const one of [near, far]) {
    link.open.add(one)
    one.on('close', () => {
      link.open.delete(one)
      near.destroy()
      far.destroy()
    })
  }
  near.pipe(far)
  if (fate === 'before-the-answer') far.once('data', () => near.destroy())
  else if (fate === 'in-the-answer')
    far.once('data', (bytes: Buffer) => near.end(bytes.subarray(0, Math.ceil(bytes.length / 2))))
  else far.pipe(near)
  if (fate === 'cut-later') void spoilLater(link, near, far)
}

/** A short request is over by then; a socket sleeps for a while without a word, or not, and is cut. */
async function spoilLater(link: Link, near: Socket, far: Socket): Promise<void> {
  await wait(link.chance() * longestLifeMs, undefined, { ref: false })
  if (link.isMended || near.destroyed) return
  link.spoiled++
  if (link.chance() < 0.5) {
    far.unpipe(near)
    near.unpipe(far)
    await wait(link.chance() * blackHoleMs, undefined, { ref: false })
  }
  near.destroy()
}
