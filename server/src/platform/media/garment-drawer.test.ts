import { afterEach, describe, expect, it } from 'vitest'
import { type GarmentDrawer, garmentDrawer } from './garment-drawer.ts'

const opened: GarmentDrawer[] = []
afterEach(() => Promise.all(opened.splice(0).map((drawer) => drawer.close())))

/** A drawer whose thread runs these lines for every request; `answer` sends a reply. */
function drawerThat(lines: string, idleMs?: number): GarmentDrawer {
  const code = `import { parentPort } from 'node:worker_threads'
    const answer = (reply) => parentPort.postMessage(reply)
    parentPort.on('message', ({ id, key }) => { ${lines} })`
  const drawer = garmentDrawer(new URL(`data:text/javascript,${encodeURIComponent(code)}`), idleMs)
  opened.push(drawer)
  return drawer
}

describe('the thread that draws pictures', () => {
  it('answers with the picture, or with what went wrong', async () => {
    const drawer = drawerThat(
      "answer(key === 'tee' ? { id, png: new Uint8Array([7]) } : { id, error: 'no picture' })",
    )
    expect([...(await drawer.draw('tee'))]).toEqual([7])
    await expect(drawer.draw('cape')).rejects.toThrow('no picture')
  })

  it('fails what was asked for when it ends, and starts anew for the next picture', async () => {
    const drawer = drawerThat(
      "if (key === 'last') process.exit(3); else if (key === 'tee') answer({ id, png: new Uint8Array([7]) })",
    )
    const unanswered = drawer.draw('never')
    const last = drawer.draw('last')
    await expect(unanswered).rejects.toThrow('exited with 3')
    await expect(last).rejects.toThrow('exited with 3')
    expect([...(await drawer.draw('tee'))]).toEqual([7])
  })

  it('fails what was asked for when it throws, and not what a later thread draws', async () => {
    const drawer = drawerThat(
      "if (key === 'fault') throw new Error('fault'); setTimeout(() => answer({ id, png: new Uint8Array([7]) }), 60)",
    )
    await expect(drawer.draw('fault')).rejects.toThrow('failed')
    expect([...(await drawer.draw('tee'))]).toEqual([7])
  })

  it('goes when nothing is to be drawn, and comes back for the next picture', async () => {
    const drawer = drawerThat(
      'globalThis.drawn = (globalThis.drawn ?? 0) + 1; answer({ id, png: new Uint8Array([globalThis.drawn]) })',
      5,
    )
    expect([...(await drawer.draw('tee'))]).toEqual([1])
    await expect.poll(async () => [...(await drawer.draw('tee'))], { interval: 40 }).toEqual([1])
  })

  it('ignores an answer that it does not understand', async () => {
    const drawer = drawerThat("answer('what?'); answer({ id, png: new Uint8Array([7]) })")
    expect([...(await drawer.draw('tee'))]).toEqual([7])
  })

  it('fails what was asked for when the shop closes, and draws no more', async () => {
    const drawer = drawerThat('')
    const unanswered = expect(drawer.draw('tee')).rejects.toThrow('stopped')
    await drawer.close()
    await unanswered
    await expect(drawer.draw('tee')).rejects.toThrow('closing')
  })
})
