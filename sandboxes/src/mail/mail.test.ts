import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { runningSandbox } from '../../testing/running-sandbox.ts'

async function mailingSandbox() {
  const sandbox = await runningSandbox()
  const transport = createTransport({
    host: '127.0.0.1',
    port: sandbox.smtpPort,
    secure: false,
    ignoreTLS: true,
  })
  const send = (to: string[], subject = 'Your order ABC') =>
    transport.sendMail({
      from: { name: 'First Fashion', address: 'hello@shop.test' },
      to,
      subject,
      text: 'See https://shop.test/orders?id=1&new=1 <now>',
      html: '<!doctype html><html><head><title>x</title></head><body><a href="https://shop.test/">Ayubowan, කමල්</a></body></html>',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    })
  return { ...sandbox, send }
}

describe('an email from the shop', () => {
  it('arrives with both its parts and its headers, once for each recipient', async () => {
    const { send, get } = await mailingSandbox()
    await send(['nadeesha@example.com', 'kamal@example.com'])
    expect(await get('/api/inbox')).toMatchObject({ messages: [{}, {}] })
    expect(await get('/api/inbox?to=Kamal@Example.com')).toMatchObject({
      messages: [
        {
          to: 'kamal@example.com',
          from: 'hello@shop.test',
          subject: 'Your order ABC',
          text: expect.stringContaining('See https://shop.test/orders'),
          html: expect.stringContaining('කමල්'),
          headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
          receivedAt: expect.stringMatching(/^20.*Z$/),
        },
      ],
    })
    expect(await get('/api/inbox?to=mal@example.com')).toEqual({ messages: [] })
  })

  it('is readable and harmless in the web inbox, newest first, searchable by address', async () => {
    const { send, page, url } = await mailingSandbox()
    await send(['nadeesha@example.com'], 'First <b>')
    await send(['kamal@example.com'], 'Second')
    const list = await page('/inbox')
    expect(list.indexOf('Second')).toBeLessThan(list.indexOf('First &lt;b&gt;'))
    expect(await page('/inbox?to=KAMAL')).not.toContain('First')
    const id = /\/inbox\/([0-9a-f-]{36})/.exec(list)?.[1]
    const mail = await page(`/inbox/${id}`)
    expect(mail).toContain('<a href="https://shop.test/orders?id=1&amp;new=1">')
    expect(mail).toContain(`src="/inbox/${id}/html"`)
    const framed = await fetch(`${url}/inbox/${id}/html`)
    expect(framed.headers.get('content-security-policy')).toContain('sandbox allow-popups')
    expect(await framed.text()).toContain('<head><base target="_blank">')
  })

  it('is deleted when the inbox is emptied', async () => {
    const { send, get, url } = await mailingSandbox()
    await send(['nadeesha@example.com'])
    await fetch(`${url}/api/inbox`, { method: 'DELETE' })
    expect(await get('/api/inbox')).toEqual({ messages: [] })
    expect((await fetch(`${url}/inbox/none`)).status).toBe(404)
  })

  it('is stored among the last five hundred only', async () => {
    const { send, get } = await mailingSandbox()
    await send(['first@example.com'])
    await send(Array.from({ length: 500 }, (_, index) => `shopper${index}@example.com`))
    expect(await get('/api/inbox?to=first@example.com')).toEqual({ messages: [] })
    expect(await get('/api/inbox?to=shopper499@example.com')).toMatchObject({ messages: [{}] })
  })

  it('is refused permanently with 550 at rejected.example', async () => {
    const { send, get } = await mailingSandbox()
    await expect(send(['nobody@rejected.example'])).rejects.toMatchObject({ responseCode: 550 })
    expect(await get('/api/inbox')).toEqual({ messages: [] })
  })

  it('is refused temporarily with 451 while email is switched off', async () => {
    const { send, post, get } = await mailingSandbox()
    await post('/api/control/faults', { mail: 'error-500' })
    await expect(send(['nadeesha@example.com'])).rejects.toMatchObject({ responseCode: 451 })
    await post('/api/control/faults', { mail: 'slow' })
    await send(['nadeesha@example.com'])
    expect(await get('/api/inbox')).toMatchObject({ messages: [{}] })
  })
})
