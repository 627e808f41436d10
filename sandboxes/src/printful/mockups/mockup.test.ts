import { createServer } from 'node:http'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { runningSandbox } from '../../../testing/running-sandbox.ts'

const answered = z.object({
  result: z.union([
    z.string(),
    z.object({
      task_key: z.string(),
      status: z.string(),
      error: z.string().optional(),
      mockups: z.array(z.object({ mockup_url: z.string() }).loose()).optional(),
    }),
  ]),
})
const authorization = 'Bearer sandbox-printful-token'
const position = { area_width: 1800, area_height: 2400, width: 1800, height: 2400, top: 0, left: 0 }

async function generator() {
  const sandbox = await runningSandbox({ mockupMs: 0 })
  const json = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const answer = await fetch(`${sandbox.url}/printful/mockup-generator${path}`, { headers, ...init })
    const { result } = answered.parse(await answer.json())
    const task = typeof result === 'string' ? { task_key: '', status: 'refused' } : result
    return { status: answer.status, task }
  }
  const create = (product: number, file: object, variant = 4011) =>
    json(`/create-task/${product}`, {
      method: 'POST',
      body: JSON.stringify({
        variant_ids: [variant],
        format: 'jpg',
        width: 400,
        files: [{ position, ...file }],
      }),
    })
  const ended = async (key: string) => {
    const ask = async () => (await json(`/task?task_key=${key}`)).task
    await expect.poll(async () => (await ask()).status, { timeout: 50_000 }).not.toBe('pending')
    return ask()
  }
  return { ...sandbox, create, ended, json }
}

/** A print file on a server of its own, which its address leads to. */
async function hosted(print: Uint8Array) {
  const host = createServer((_request, answer) => answer.end(print))
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  const address = host.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/print.png`, close: () => host.close() }
}

const pictureAt = async (url = '') => Buffer.from(await (await fetch(url)).arrayBuffer())

/** The colour that stands out in a pixel. */
async function colourAt(picture: Buffer, left: number, top: number) {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  const [most, least] = [Math.max(...pixel), Math.min(...pixel)]
  return most - least < 40 ? 'none' : ['red', 'green', 'blue'][pixel.indexOf(most)]
}

describe('Printful’s mockup generator', () => {
  it('fetches the print file and lays it on the product', async () => {
    const { create, ended } = await generator()
    const red = await sharp({ create: { width: 18, height: 24, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer()
    const host = await hosted(red)
    const created = await create(71, { placement: 'front', image_url: host.url })
    expect(created.task).toEqual({ task_key: expect.any(String), status: 'pending' })
    const done = await ended(created.task.task_key)
    host.close()
    expect(done).toMatchObject({
      status: 'completed',
      mockups: [{ placement: 'front', variant_ids: [4011] }],
    })
    const picture = await pictureAt(done.mockups?.[0]?.mockup_url)
    const middle = await sharp(picture).extract({ left: 200, top: 250, width: 1, height: 1 }).raw().toBuffer()
    expect(middle[0]).toBeGreaterThan(200)
    expect(middle[1]).toBeLessThan(60)
  }, 60_000)

  it('wraps the print of a mug around it: its middle from the front, its ends beside the handle', async () => {
    const { create, ended } = await generator()
    const ends =
      '<rect width="9" height="35" fill="#ff0000"/><rect x="81" width="9" height="35" fill="#0000ff"/>'
    const print = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="35">${ends}<rect x="40" width="10" height="35" fill="#00ff00"/></svg>`,
      ),
    )
      .png()
      .toBuffer()
    const host = await hosted(print)
    const { task } = await create(19, { placement: 'default', image_url: host.url }, 1320)
    const done = await ended(task.task_key)
    host.close()
    const picture = await pictureAt(done.mockups?.[0]?.mockup_url)
    expect(await colourAt(picture, 200, 160)).toBe('green')
    expect(await colourAt(picture, 150, 160)).toBe('none')
    const coloursIn = async (from: number, to: number) => {
      const columns = Array.from({ length: to - from }, (_, at) => from + at)
      return [...new Set(await Promise.all(columns.map((left) => colourAt(picture, left, 380))))].sort()
    }
    expect(await coloursIn(84, 130)).toEqual(['none', 'red'])
    expect(await coloursIn(270, 318)).toEqual(['blue', 'none'])
  }, 60_000)

  it('fails when the file cannot be fetched', async () => {
    const { create, ended } = await generator()
    const { task } = await create(71, { placement: 'front', image_url: 'http://127.0.0.1:9/print.png' })
    expect(await ended(task.task_key)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('URL is public'),
    })
  })

  it('refuses what it does not have', async () => {
    const { create, json } = await generator()
    const image_url = 'http://127.0.0.1:9/print.png'
    expect((await create(71, { placement: 'sleeve', image_url })).status).toBe(400)
    expect((await create(999, { placement: 'front', image_url })).status).toBe(404)
    expect((await create(19, { placement: 'default', image_url })).status).toBe(400)
    expect((await json('/task?task_key=gt-none')).status).toBe(404)
  })
})
