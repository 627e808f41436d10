import { type Faults, faultChoices, type Partner } from '../faults.ts'
import { escapeHtml, timeElement } from '../page.ts'
import type { PartnerWebhook } from '../partner-webhooks.ts'
import type { PrintOrders } from '../printful/print-orders.ts'
import { money } from '../stripe/currency.ts'
import type { Session, StripeEvent, StripeState } from '../stripe/stripe-state.ts'
import { printOrderList } from './print-order-list.ts'
import { scenarioList } from './scenario-list.ts'

const partnerNames: Readonly<Record<Partner, string>> = {
  stripe: 'Card payments',
  koko: 'Koko',
  razorpay: 'Razorpay',
  mail: 'Mail',
  ip: 'IP look-up',
  rates: 'Exchange rates',
  printful: 'Print partner',
  geocoder: 'Geocoder and map',
  google: 'Google sign-in',
  facebook: 'Facebook sign-in',
}

const faultNames: Readonly<Record<Faults[Partner], string>> = {
  none: 'None: it works',
  slow: 'Slow: answers after 8 s',
  held: 'Held: answers once this is switched off',
  'time-out': 'Time-out: never answers',
  'error-500': 'Down: answers with an error',
  'webhooks-lost': 'Webhooks are lost',
  'webhooks-twice': 'Webhooks come twice',
  'webhook-before-return': 'Webhook before the return',
  pending: 'Payments stay pending',
  'html-error': 'Answers with a web page',
  'odd-return': 'A second question mark on the way back',
  'refunds-refused': 'Refunds are refused',
  uncaptured: 'Payments are not captured',
  'too-many': 'Too many questions: wait a minute',
  'answers-lost': 'Orders arrive, their answers are lost',
  'orders-held': 'New orders are put on hold',
  'costs-pending': 'Confirmed orders stay drafts',
  'out-of-stock': 'Confirmed orders are out of stock',
  'file-rejected': 'Print files are rejected',
  'mockup-failed': 'Mockups fail',
  'mockup-elsewhere': 'Mockups are at another host',
  'in-euros': 'Prices are in euros',
  'over-limit': 'Over the limit of the day',
  'wrong-nonce': "Another sign-in's nonce",
  'wrong-audience': "Another shop's token",
  'forged-signature': 'Signed with a foreign key',
  'expired-token': 'A token of yesterday',
  'wild-rates': 'A hundred times what they are',
  'foreign-token': "Another shop's token",
}

const showAtMost = 20

export function homeBody(url: string, smtpPort: number): string {
  const address = (path: string) => `<code class="breaks">${escapeHtml(url + path)}</code>`
  return `<h1>Sandbox</h1>
<p>Stands in for the services around the shop by speaking their protocols. It forgets everything when it stops.</p>
<div class="sheet"><dl>
<dt><a href="/inbox">Inbox</a></dt><dd>Every mail that the shop sends; nothing is delivered. As JSON: <a href="/api/inbox">/api/inbox</a></dd>
<dt><a href="/control">Control</a></dt><dd>Switch faults on and off, push the clock, see payments and webhooks.</dd>
</dl></div>
<h2>Addresses</h2>
<div class="sheet"><dl>
<dt>Stripe's API</dt><dd>${address('/v1')}</dd>
<dt>Koko</dt><dd>${address('/koko')}, for the form and the look at an order</dd>
<dt>Razorpay</dt><dd>${address('/razorpay/v1')}, with its <a href="/razorpay/v1/checkout.js">script</a></dd>
<dt>Mail server</dt><dd><code>smtp://127.0.0.1:${smtpPort}</code></dd>
<dt>IP look-up</dt><dd>${address('/ip/{address}/json')}, for instance <a href="/ip/203.0.113.4/json">203.0.113.4</a>, a visitor from Tokyo</dd>
<dt>Exchange rates</dt><dd>${address('/rates/v6/latest/LKR')}</dd>
<dt>Print partner</dt><dd>${address('/printful')}, Printful's API</dd>
<dt>Geocoder</dt><dd>${address('/maps/api/geocode/json')}, and map tiles at ${address('/tiles/{z}/{x}/{y}.svg')}</dd>
<dt>Google's issuer</dt><dd>${address('/google')}, with its <a href="/google/.well-known/openid-configuration">document</a></dd>
<dt>Facebook</dt><dd>${address('/facebook')}, for the dialog and the graph</dd>
</dl></div>`
}

export interface ControlState {
  readonly faults: Faults
  readonly pushedMs: number
  /** Whether a shop follows the clock. */
  readonly hasShop: boolean
  /** What was just done, in words; '' if nothing was. */
  readonly said: string
  readonly state: StripeState
  /** Webhook events of partners other than Stripe. */
  readonly partnerWebhooks: ReadonlyMap<string, PartnerWebhook>
  readonly printOrders: PrintOrders['orders']
}

export function controlBody({
  faults,
  pushedMs,
  hasShop,
  said,
  state,
  partnerWebhooks,
  printOrders,
}: ControlState): string {
  const selects = [
    select('stripe', faultChoices.stripe, faults.stripe),
    select('koko', faultChoices.koko, faults.koko),
    select('razorpay', faultChoices.razorpay, faults.razorpay),
    select('mail', faultChoices.mail, faults.mail),
    select('ip', faultChoices.ip, faults.ip),
    select('rates', faultChoices.rates, faults.rates),
    select('printful', faultChoices.printful, faults.printful),
    select('geocoder', faultChoices.geocoder, faults.geocoder),
    select('google', faultChoices.google, faults.google),
    select('facebook', faultChoices.facebook, faults.facebook),
  ]
  return `<h1>Control</h1>
${said === '' ? '' : `<p class="sheet" role="status">${escapeHtml(said)}</p>`}
<h2>Faults</h2>
<form method="post" action="/control/faults"><div class="fields">${selects.join('')}</div>
<div class="actions"><button class="first">Set faults</button></div></form>
<h2>Time machine</h2>
<p>${pushedMs === 0 ? 'The clock was not pushed.' : `The clock was pushed by ${duration(pushedMs)}.`} ${hasShop ? 'The shop shares it: payment pages and holds run out, return windows end.' : 'No shop follows it; only payment pages run out.'} It cannot be turned back.</p>
<div class="actions">${pushes.map(([label, minutes]) => push(label, minutes)).join('')}</div>
<h2>Scenarios</h2>
${scenarioList()}
<h2>Payment pages</h2>
${sessionList(newest(state.sessions))}
<h2>Webhooks</h2>
${eventList(newest(state.events))}
<h2>Print orders</h2>
${printOrderList(newest(printOrders))}
<h2>Webhooks of Koko, Razorpay and the print partner</h2>
${partnerWebhookList(newest(partnerWebhooks))}`
}

function select(partner: Partner, choices: readonly Faults[Partner][], chosen: string): string {
  const options = choices.map(
    (fault) => `<option value="${fault}"${fault === chosen ? ' selected' : ''}>${faultNames[fault]}</option>`,
  )
  return `<div><label for="${partner}">${partnerNames[partner]}</label>
<select id="${partner}" name="${partner}">${options.join('')}</select></div>`
}

const pushes = [
  ['30 minutes', 30],
  ['24 hours', 24 * 60],
  ['7 days', 7 * 24 * 60],
] as const

const push = (label: string, minutes: number): string =>
  `<form method="post" action="/control/clock"><input type="hidden" name="advanceMs" value="${minutes * 60_000}"><button>Push by ${label}</button></form>`

function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

const newest = <Key, Thing>(things: ReadonlyMap<Key, Thing>): Thing[] =>
  [...things.values()].slice(-showAtMost).reverse()

function sessionList(sessions: readonly Session[]): string {
  const items = sessions.map(
    (session) => `<li><div><strong>${money(session.total, session.currency)}</strong>
<span>${session.status}${session.wasDeclined ? ', last card declined' : ''}</span><span class="quiet">${timeElement(session.created * 1000)}</span></div>
<a href="/stripe/pay/${session.id}" aria-label="Open page ${session.id.slice(-6)}">Open</a></li>`,
  )
  return list(items, 'None yet. One appears when a shopper chooses to pay by card.')
}

function eventList(events: readonly StripeEvent[]): string {
  const items = events.map(
    (event) => `<li><div><strong>${event.type}</strong>
<span>${fateOf(event)}</span><span class="quiet">${timeElement(event.created * 1000)}</span></div>
<form method="post" action="/control/events/${event.id}/resend"><button aria-label="Send again ${event.id.slice(-6)}">Send again</button></form></li>`,
  )
  return list(items, 'None yet. One is sent when a payment page is paid, expires, or is refunded.')
}

function partnerWebhookList(partnerWebhooks: readonly PartnerWebhook[]): string {
  const items = partnerWebhooks.map(
    (partnerWebhook) => `<li><div><strong>${partnerWebhook.type}</strong>
<span>${fateOf(partnerWebhook)}</span><span class="quiet">${timeElement(partnerWebhook.createdMs)}</span></div>
<form method="post" action="/control/partner-webhooks/${encodeURIComponent(partnerWebhook.id)}/resend"><button aria-label="Send again ${escapeHtml(partnerWebhook.id.slice(-6))}">Send again</button></form></li>`,
  )
  return list(items, 'None yet. One is sent when a payment of theirs ends, or a print order moves on.')
}

function fateOf({ tries }: Pick<StripeEvent, 'tries'>): string {
  const last = tries.at(-1)
  if (last === undefined) return 'not sent'
  return `${last.isTaken ? 'taken' : 'not taken'} (${escapeHtml(last.outcome)}), ${tries.length} sent`
}

const list = (items: readonly string[], whenEmpty: string): string =>
  items.length === 0 ? `<p>${whenEmpty}</p>` : `<ul class="entries">${items.join('')}</ul>`
