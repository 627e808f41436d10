import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { createPictureMaker, type PictureMaker } from './picture-maker.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A maker whose process runs these lines for every piece of work; `answer` sends a reply. */
function makerThat(
  lines: string,
  waits: Omit<NonNullable<Parameters<typeof createPictureMaker>[0]>, 'script'> = {},
): PictureMaker {
  const folder = mkdtempSync(join(tmpdir(), 'picture-maker-'))
  const script = join(folder, 'process.mjs')
  writeFileSync(
    script,
    `const answer = (reply) => process.send(reply)
    process.on('message', ({ id, work: { does, key } }) => { ${lines} })`,
  )
  const maker = createPictureMaker({ script, ...waits })
  closing.push(async () => {
    await maker.close()
    rmSync(folder, { recursive: true })
  })
  return maker
}

function storedFile(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'picture-maker-'))
  writeFileSync(join(folder, 'print.png'), bytes)
  closing.push(async () => rmSync(folder, { recursive: true }))
  return join(folder, 'print.png')
}

const draw = async (maker: PictureMaker, key: string) => [
  ...(await maker.make({ does: 'draw-garment', key })),
]

describe('the process that draws pictures', () => {
  it('answers with the picture, or with what went wrong', async () => {
    const maker = makerThat(
      "answer(key === 'tee' ? { id, bytes: new Uint8Array([7]) } : { id, error: 'no picture' })",
    )
    expect(await draw(maker, 'tee')).toEqual([7])
    await expect(draw(maker, 'cape')).rejects.toThrow('no picture')
  })

  it('refuses what the work refuses, in the same words', async () => {
    const maker = createPictureMaker()
    closing.push(() => maker.close())
    const shape = { kind: 'review-photo', width: 20, height: 20, fit: 'cut' } as const
    const noPicture = maker.make({ does: 'draw-upload', bytes: Buffer.from('no picture'), shape })
    await expect(noPicture).rejects.toMatchObject({ kind: 'unsupported', code: 'media.not-a-picture' })
    const create = { width: 40, height: 30, channels: 3, background: '#23574a' } as const
    const bytes = await sharp({ create }).png().toBuffer()
    const drawn = await maker.make({ does: 'draw-upload', bytes, shape })
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'webp', width: 20, height: 20 })
  })

  it('takes uploads and the print files of an order first and writes a document at once, however many pictures are to be drawn', async () => {
    const maker = createPictureMaker()
    closing.push(() => maker.close())
    const create = { width: 3_000, height: 3_000, channels: 3, background: '#23574a' } as const
    const source = await sharp({ create }).png().toBuffer()
    const upload = await sharp({ create: { ...create, width: 40, height: 40 } })
      .png()
      .toBuffer()
    const drawn: number[] = []
    const drawings = Array.from({ length: 6 }, async (_, nth) => {
      await maker.make({ does: 'size', picture: source, width: 1_600, format: 'avif' })
      drawn.push(nth)
    })
    const letterhead = { name: 'First Fashion', lines: [] }
    const parts = [{ is: 'heading', text: 'A list' }] as const
    const document = { title: 'A list', letterhead, createdAt: new Date(0), parts }
    const written = maker.make({ does: 'write-pdf', document })
    const shape = { kind: 'review-photo', width: 20, height: 20, fit: 'cut' } as const
    await maker.measure(upload)
    expect(await maker.isInked(storedFile(upload))).toBe(true)
    await maker.make({ does: 'draw-upload', bytes: upload, shape })
    expect(drawn.length).toBeLessThan(drawings.length)
    expect(Buffer.from((await written).slice(0, 5)).toString()).toBe('%PDF-')
    expect(drawn.length).toBeLessThan(drawings.length)
    await Promise.all(drawings)
  })

  it('knows none of the settings of the server', async () => {
    const maker = makerThat('answer({ id, error: Object.keys(process.env).join(" ") })')
    await expect(draw(maker, 'tee')).rejects.toThrow(/^PATH( NODE_CHANNEL\S*)*$/)
  })

  it('fails what was asked for when it ends, and starts anew for the next picture', async () => {
    const maker = makerThat(
      "if (key === 'last') process.exit(3); else if (key === 'tee') answer({ id, bytes: new Uint8Array([7]) })",
      { atOnce: 2 },
    )
    const unanswered = expect(draw(maker, 'never')).rejects.toThrow('exited with 3')
    await expect(draw(maker, 'last')).rejects.toThrow('exited with 3')
    await unanswered
    expect(await draw(maker, 'tee')).toEqual([7])
  })

  it('is stopped when a picture takes too long, which fails alone: the others are drawn in a new process', async () => {
    const lines = `if (key === 'hang') for (;;) {}
      else if (key !== 'waits') answer({ id, bytes: new Uint8Array([7]) })
      else if (globalThis.waited = !globalThis.waited) setTimeout(() => answer({ id, bytes: new Uint8Array([8]) }), 150)`
    const maker = makerThat(lines, { limitMs: 400, atOnce: 2 })
    const hanging = expect(draw(maker, 'hang')).rejects.toThrow('took too long')
    const others = ['waits', 'tee', 'tee', 'cape'].map((key) => draw(maker, key))
    await hanging
    expect(await Promise.all(others)).toEqual([[8], [7], [7], [7]])
  })

  it('counts the time of each picture from when it is begun, not from when it was asked for', async () => {
    const slow = 'setTimeout(() => answer({ id, bytes: new Uint8Array([7]) }), 150)'
    const maker = makerThat(slow, { limitMs: 1_000, atOnce: 1 })
    const drawn = await Promise.all(Array.from({ length: 10 }, () => draw(maker, 'tee')))
    expect(drawn).toHaveLength(10)
  })

  it('draws designs beside all else: who waits for a picture or a document does not wait for a design', async () => {
    const lines = "if (does === 'draw-design') for (;;) {} else answer({ id, bytes: new Uint8Array([7]) })"
    const maker = makerThat(lines, { designLimitMs: 3_000 })
    const file = { widthPx: 10, heightPx: 10, dpi: 150, fill: 'fit' } as const
    const drawing = { content: { elements: [], background: 'transparent' }, file, pictures: [] }
    let isRefused = false
    const refused = expect(
      maker.make({ does: 'draw-design', drawing }).finally(() => {
        isRefused = true
      }),
    ).rejects.toMatchObject({ kind: 'refused', code: 'media.too-long-to-draw' })
    for (let nth = 0; nth < 5; nth++) expect(await draw(maker, 'tee')).toEqual([7])
    expect(isRefused).toBe(false)
    await refused
    expect(await draw(maker, 'tee')).toEqual([7])
  })

  it('refuses a logo that takes too long, beside all else', async () => {
    const lines = "if (does === 'draw-upload') for (;;) {} else answer({ id, bytes: new Uint8Array([7]) })"
    const maker = makerThat(lines, { logoLimitMs: 1_000 })
    const shape = { kind: 'store-logo', width: 20, height: 20, fit: 'logo' } as const
    const refused = expect(
      maker.make({ does: 'draw-upload', bytes: Buffer.from('<svg/>'), shape }),
    ).rejects.toMatchObject({ kind: 'refused', code: 'media.too-long-to-draw' })
    expect(await draw(maker, 'tee')).toEqual([7])
    await refused
  })

  it('ends when there is nothing to do, and comes back for the next picture', async () => {
    const maker = makerThat(
      'globalThis.drawn = (globalThis.drawn ?? 0) + 1; answer({ id, bytes: new Uint8Array([globalThis.drawn]) })',
      { idleMs: 5 },
    )
    expect(await draw(maker, 'tee')).toEqual([1])
    await expect.poll(() => draw(maker, 'tee'), { interval: 40, timeout: 20_000 }).toEqual([1])
  })

  it('ignores an answer that it does not understand', async () => {
    const maker = makerThat("answer('what?'); answer({ id, bytes: new Uint8Array([7]) })")
    expect(await draw(maker, 'tee')).toEqual([7])
  })

  it('fails what was asked for when the shop closes, and draws no more', async () => {
    const maker = makerThat('')
    const unanswered = expect(draw(maker, 'tee')).rejects.toThrow('stopped')
    await maker.close()
    await unanswered
    await expect(draw(maker, 'tee')).rejects.toThrow('closing')
  })
})
