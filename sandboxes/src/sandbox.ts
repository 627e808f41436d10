import type { Server } from 'node:net'
import formbody from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { sandboxClock } from './clock.ts'
import { cardPaymentRoutes } from './control/card-payments.routes.ts'
import { controlRoutes } from './control/control.routes.ts'
import { controlPageRoutes } from './control/control-page.routes.ts'
import { partnerControlRoutes } from './control/partner-control.routes.ts'
import { printControlRoutes } from './control/print-control.routes.ts'
import { reversalRoutes } from './control/reversal.routes.ts'
import { faultSwitches } from './faults.ts'
import { geocoderRoutes } from './geocoder/geocoder.routes.ts'
import { facebookRoutes } from './identity/facebook.routes.ts'
import { googleRoutes } from './identity/google.routes.ts'
import { ipRoutes } from './ip/ip.routes.ts'
import { kokoRoutes } from './koko/koko.routes.ts'
import { kokoOrders } from './koko/koko-orders.ts'
import { inboxRoutes } from './mail/inbox.routes.ts'
import { mailbox } from './mail/mailbox.ts'
import { startMailServer } from './mail/smtp.ts'
import { partnerWebhookSender } from './partner-webhooks.ts'
import { printPictureRoutes } from './printful/catalogue.routes.ts'
import { designerPageRoutes } from './printful/designer/designer-page.routes.ts'
import { designerState } from './printful/designer/designer-state.ts'
import { mockupPictureRoutes } from './printful/mockups/mockup.routes.ts'
import { mockupTasks } from './printful/mockups/mockup-tasks.ts'
import { printOrderBook } from './printful/print-orders.ts'
import { printfulRoutes } from './printful/printful.routes.ts'
import { ratesRoutes } from './rates/rates.routes.ts'
import { razorpayRoutes } from './razorpay/razorpay.routes.ts'
import { razorpayOrders } from './razorpay/razorpay-orders.ts'
import type { SandboxSettings } from './settings.ts'
import { shopNotices } from './shop-notices.ts'
import { stripeDisputes } from './stripe/disputes.ts'
import { hostedPageRoutes } from './stripe/hosted-page.routes.ts'
import { stripePayments } from './stripe/payments.ts'
import { stripeRoutes } from './stripe/stripe.routes.ts'
import { stripeState } from './stripe/stripe-state.ts'
import { webhookSender } from './stripe/webhooks.ts'
import { stylesheet } from './stylesheet.ts'

export { readSandboxSettings, type SandboxSettings } from './settings.ts'

export interface Sandbox {
  readonly url: string
  readonly smtpPort: number
  close(): Promise<void>
}

const sweepEveryMs = 1_000
/** Nobody listens there. */
const nowhere = 'http://127.0.0.1:9/none'

/** Starts the stand-ins for the outside services, reachable from this machine only. */
export async function startSandbox(settings: SandboxSettings): Promise<Sandbox> {
  const clock = sandboxClock(settings.now)
  const switches = faultSwitches(settings.slowMs)
  const mails = mailbox()
  const smtp = await startMailServer({ port: settings.smtpPort, mails, switches, clock })
  const { app, whenListening, stop } = webParts(settings, { clock, switches, mails, smtpPort: smtp.port })
  try {
    await app.listen({ host: '127.0.0.1', port: settings.port })
  } catch (error) {
    stop()
    await smtp.close()
    throw error
  }
  const url = `http://127.0.0.1:${portOf(app.server)}`
  whenListening(url)
  return {
    url,
    smtpPort: smtp.port,
    close: async () => {
      stop()
      await app.close()
      await smtp.close()
    },
  }
}

interface SharedParts {
  readonly clock: ReturnType<typeof sandboxClock>
  readonly switches: ReturnType<typeof faultSwitches>
  readonly mails: ReturnType<typeof mailbox>
  readonly smtpPort: number
}

function webParts(settings: SandboxSettings, shared: SharedParts) {
  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  let url = ''
  const parts = { ...shared, ...paymentPartners(settings, shared, () => url), baseUrl: () => url }
  const sweep = setInterval(() => {
    parts.payments.expireDue()
    void parts.printOrders.moveDue()
  }, sweepEveryMs).unref()
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
  registerApis(app, settings, parts)
  app.register(pageRoutes, parts)
  return {
    app,
    whenListening: (at: string) => {
      url = at
    },
    stop: () => {
      clearInterval(sweep)
      parts.webhooks.close()
      parts.partnerWebhooks.close()
    },
  }
}

function paymentPartners(settings: SandboxSettings, { clock, switches }: SharedParts, baseUrl: () => string) {
  const state = stripeState()
  const webhooks = webhookSender({ ...settings, url: settings.webhookUrl, state, switches, clock })
  const partnerWebhooks = partnerWebhookSender(clock, settings.retryDelaysMs)
  const designer = designerState()
  const webhookUrl = settings.razorpayWebhookUrl
  const printWebhookUrl = settings.printfulWebhookUrl ?? nowhere
  return {
    state,
    webhooks,
    disputes: stripeDisputes({ state, webhooks, clock }),
    payments: stripePayments({ state, webhooks, switches, clock, baseUrl }),
    partnerWebhooks,
    notices: shopNotices({ clock, shop: settings.shop ?? null }),
    koko: kokoOrders({ clock, switches, partnerWebhooks }),
    razorpay: razorpayOrders({ clock, switches, partnerWebhooks, webhookUrl }),
    designer,
    printOrders: printOrderBook({ clock, switches, partnerWebhooks, webhookUrl: printWebhookUrl, designer }),
  }
}

interface Parts extends SharedParts, ReturnType<typeof paymentPartners> {
  readonly baseUrl: () => string
}

function registerApis(app: FastifyInstance, settings: SandboxSettings, parts: Parts): void {
  const { state, payments, razorpay, printOrders, designer, switches, clock, baseUrl } = parts
  app.register(stripeRoutes, { state, payments, switches, clock, key: settings.stripeKey, baseUrl })
  app.register(ipRoutes, { switches })
  app.register(geocoderRoutes, { switches, key: 'sandbox-geocoder-key' })
  const token = settings.printfulToken ?? 'sandbox-printful-token'
  app.register(designerPageRoutes, { designer, baseUrl })
  const mockups = mockupTasks(settings.mockupMs, settings.garmentScale)
  app.register(printfulRoutes, { switches, token, baseUrl, designer, mockups, printOrders })
  app.register(printPictureRoutes)
  app.register(mockupPictureRoutes, { mockups })
  app.register(ratesRoutes, { switches })
  app.register(razorpayRoutes, { razorpay, switches, baseUrl })
}

/** Pages for a browser, whose forms are parsed, and the control page. */
async function pageRoutes(pages: FastifyInstance, parts: Parts) {
  const { state, payments, webhooks, partnerWebhooks, notices, koko, razorpay, printOrders } = parts
  const { switches, clock, mails, smtpPort, baseUrl } = parts
  const control = {
    ...{ switches, clock, state, payments, webhooks, partnerWebhooks, notices, koko, printOrders },
    ...{ baseUrl, smtpPort },
  }
  await pages.register(formbody)
  await pages.register(hostedPageRoutes, { payments, switches })
  await pages.register(kokoRoutes, { koko, switches })
  await pages.register(partnerControlRoutes, { koko, razorpay, partnerWebhooks })
  await pages.register(reversalRoutes, parts)
  await pages.register(printControlRoutes, { printOrders })
  await pages.register(googleRoutes, { switches, clock })
  await pages.register(facebookRoutes, { switches, clock })
  await pages.register(inboxRoutes, { mails })
  await pages.register(controlRoutes, control)
  await pages.register(cardPaymentRoutes, control)
  await pages.register(controlPageRoutes, control)
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}
