import { Agent, request } from 'node:http'
import { type Call, callList, uploadFieldOf } from '@first-fashion/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../../../testing/chat/chatting.ts'
import { connectSlowReader, type RawAnswer } from '../../../testing/requests/slow-reader.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
const uploadCalls = callList.flatMap(([name, call]: readonly [string, Call]) => {
  const field = uploadFieldOf(call.request)
  return field === undefined ? [] : [{ name, call, field }]
})
type UploadCall = (typeof uploadCalls)[number]

const mebibyte = Buffer.alloc(1024 * 1024, 1)
let url = ''
let headersOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
let nextAddress = 1
beforeAll(async () => {
  url = await addressOf(test.shop)
  headersOf = {
    customer: { token: (await newShopper(test.shop)).token },
    staff: (await signIn(test.shop, owner)).headers,
  }
})

/** A form whose one file has so many MiB, for a call that somebody may make. */
function formOf({ call, field }: UploadCall, mebibytes: number, headers = headersOf[call.access] ?? {}) {
  const start = `--seam\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    headers: {
      ...headers,
      'x-forwarded-for': `10.79.0.${nextAddress++ % 250}`,
      'content-type': 'multipart/form-data; boundary=seam',
    },
    body: [
      Buffer.from(start),
      ...Array.from({ length: mebibytes }, () => mebibyte),
      Buffer.from('\r\n--seam--\r\n'),
    ],
  }
}

const headOf = ({ method, path }: Call, headers: Readonly<Record<string, string>>) =>
  [`${method} ${path} HTTP/1.1`, 'host: shop', ...Object.entries(headers).map((one) => one.join(': '))]
    .join('\r\n')
    .concat('\r\n\r\n')

/** As the contract says it, and the connection ends: what is still sent belongs to no further request. */
function expectRefusal({ status, head, body }: RawAnswer) {
  expect({ status, ...JSON.parse(body) }).toMatchObject({
    status: 413,
    success: false,
    code: 'media.too-large',
  })
  expect(head).toMatch(/^connection: close$/im)
}

const announced = (body: readonly Buffer[]) => ({ 'content-length': String(Buffer.concat(body).length) })
const chunked = (body: readonly Buffer[]) => [
  ...body.flatMap((part) => [Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]),
  Buffer.from('0\r\n\r\n'),
]

describe('an upload that is too large', () => {
  it.each(uploadCalls)('is refused by $name on a connection that was used before', async (upload) => {
    for (const isAnnounced of [true, false]) {
      const client = await connectSlowReader(url)
      expect(await client.ask('GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n')).toMatchObject({ status: 200 })
      const { headers, body } = formOf(upload, 11)
      const answer = isAnnounced
        ? await client.ask(headOf(upload.call, { ...headers, ...announced(body) }), body)
        : await client.ask(headOf(upload.call, { ...headers, 'transfer-encoding': 'chunked' }), chunked(body))
      expectRefusal(answer)
    }
  })

  it('is refused to browsers and programs that keep their connections, each time', async () => {
    const upload = uploadCalls.find(({ name }) => name === 'community.submit-style')
    if (upload === undefined) throw new Error('no such call')
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let time = 0; time < 5; time++) {
      const { headers, body } = formOf(upload, 11)
      const fetched = await fetch(url + upload.call.path, {
        method: 'POST',
        headers,
        body: Buffer.concat(body),
      })
      expect(await fetched.json()).toMatchObject({ success: false, code: 'media.too-large' })
      expect(await (await fetch(`${url}/healthz`)).text()).not.toBe('')
      expect(await askWith(agent, upload.call, headers, body)).toMatchObject({ code: 'media.too-large' })
    }
    agent.destroy()
  })

  it('is refused while its sender goes on and on', async () => {
    const upload = uploadCalls.find(({ name }) => name === 'profile.upload-cover-image')
    if (upload === undefined) throw new Error('no such call')
    const { headers, body } = formOf(upload, 0)
    const client = await connectSlowReader(url)
    const endless = Array.from({ length: 60 }, () => mebibyte)
    const announcedLength = { 'content-length': String(2 ** 40) }
    expectRefusal(
      await client.ask(headOf(upload.call, { ...headers, ...announcedLength }), [...body, ...endless]),
    )
    client.close()
  })
})

describe('a request that is refused before it is read', () => {
  it('has its answer whatever is still to come: without a login, too much JSON, an unknown address', async () => {
    const body = Array.from({ length: 11 }, () => mebibyte)
    const json = { 'content-type': 'application/json', ...announced(body) }
    for (const [line, headers, status] of [
      [
        'POST /api/user/upload-cover-image',
        { ...announced(body), 'content-type': 'multipart/form-data; boundary=seam' },
        401,
      ],
      ['POST /api/product/single', json, 413],
      ['POST /api/no-such-call', json, 413],
      ['POST /api/product/single', { ...json, 'content-type': 'application/x-nothing' }, 415],
    ] as const) {
      const client = await connectSlowReader(url)
      const head = [`${line} HTTP/1.1`, 'host: shop', ...Object.entries(headers).map((one) => one.join(': '))]
      const answer = await client.ask(`${head.join('\r\n')}\r\n\r\n`, body)
      expect({ line, status: answer.status, success: JSON.parse(answer.body).success }).toEqual({
        line,
        status,
        success: false,
      })
    }
  })

  it('is refused in the words of the contract if it is no HTTP at all', async () => {
    const answer = await (await connectSlowReader(url)).ask('Good morning\r\n\r\n')
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, code: 'request.malformed' })
  })
})

function askWith(
  agent: Agent,
  { method, path }: Call,
  headers: Record<string, string>,
  body: readonly Buffer[],
) {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method, headers: { ...headers, ...announced(body) } })
    sent.on('error', reject).on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve(JSON.parse(text)))
    })
    for (const part of body) sent.write(part)
    sent.end()
  })
}
