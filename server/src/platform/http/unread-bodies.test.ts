import { Agent, request } from 'node:http'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { answerBeforeBodyIsRead } from './unread-bodies.ts'

/** A server that answers before it has read anything, as with cached pages and refused uploads. */
async function openServer() {
  const app = Fastify()
  answerBeforeBodyIsRead(app)
  app.addHook('onRequest', (_request, reply) => {
    reply.send('answered')
  })
  app.all('/', () => 'never')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(async () => {
    agent.destroy()
    await app.close()
  })
  const connectionAfter = (method: string, body: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const sent = request(
        address,
        { agent, method, headers: { 'content-length': body.length } },
        (answer) => {
          answer.resume().on('end', () => resolve(answer.headers.connection))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  return { connectionAfter }
}

describe('an answer that is sent before the request is read', () => {
  it('keeps the connection if the request has no body', async () => {
    const { connectionAfter } = await openServer()
    expect(await connectionAfter('GET', '')).toBe('keep-alive')
  })

  it('ends the connection if there is a body to throw away', async () => {
    const { connectionAfter } = await openServer()
    expect(await connectionAfter('POST', 'x'.repeat(1_000_000))).toBe('close')
  })
})
