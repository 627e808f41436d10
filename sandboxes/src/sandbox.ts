import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import fastify from 'fastify'
import { controlRoutes } from './control/control.routes.ts'
import { faults as faultsShape } from './faults.ts'
import { ipRoutes } from './ip/ip.routes.ts'
import { inboxRoutes } from './mail/inbox.routes.ts'
import { startMailServer } from './mail/mailbox.ts'
import { stylesheet } from './page.ts'
import type { SandboxSettings } from './settings.ts'
import { hostedPageRoutes } from './stripe/hosted-page.routes.ts'
import { stripePayments } from './stripe/payments.ts'
import { stripeRoutes } from './stripe/stripe.routes.ts'
import { stripeState } from './stripe/stripe-state.ts'
import { webhookSender } from './stripe/webhooks.ts'

export { readSandboxSettings, type SandboxSettings } from './settings.ts'

export interface Sandbox {
  readonly url: string
  readonly smtpPort: number
  close(): Promise<void>
}

/** Starts the stand-ins for the outside services, reachable from this machine only. */
export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const faults = faultsShape.parse({})
  const mail = await startMailServer(settings.smtpPort, faults)
  const app = fastify({ forceCloseConnections: true })
  let url = ''
  const baseUrl = () => url
  const state = stripeState()
  const webhooks = webhookSender(state, {
    url: settings.webhookUrl,
    secret: settings.webhookSecret,
    retryDelaysMs: settings.retryDelaysMs,
    faults,
  })
  const payments = stripePayments(state, webhooks, baseUrl)
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css').send(stylesheet))
  await app.register(stripeRoutes, { state, payments, key: settings.stripeKey, faults, baseUrl })
  await app.register(async (pages) => {
    await pages.register(formbody)
    await pages.register(hostedPageRoutes, { payments, faults })
    await pages.register(inboxRoutes, { mailbox: mail.mailbox })
    await pages.register(ipRoutes, { faults })
    await pages.register(controlRoutes, { faults, state, payments, webhooks, baseUrl })
  })
  await app.listen({ host: '127.0.0.1', port: settings.port }).catch(async (error: unknown) => {
    await mail.close()
    throw error
  })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    smtpPort: mail.port,
    close: async () => {
      webhooks.close()
      await app.close()
      await mail.close()
    },
  }
}
