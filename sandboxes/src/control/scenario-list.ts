import { escapeHtml } from '../page.ts'

/** What can be played with the shop. */
export const scenarioNames = [
  'return-day-7',
  'return-day-8',
  'parcel-lost',
  'paid-after-hold',
  'refund-refused',
] as const
export type ScenarioName = (typeof scenarioNames)[number]

const scenarios: Readonly<Record<ScenarioName, { readonly title: string; readonly text: string }>> = {
  'return-day-7': {
    title: 'Return on day 7',
    text: 'Delivers the newest paid order and pushes the clock to an hour before its return window ends.',
  },
  'return-day-8': {
    title: 'Return on day 8',
    text: 'The same, to the day after it ended: the shop must refuse a return.',
  },
  'parcel-lost': {
    title: 'Parcel lost',
    text: 'Ships the newest paid order, and its carrier loses the parcel. See what staff and the shopper are told.',
  },
  'paid-after-hold': {
    title: 'Payment after the hold',
    text: 'Pushes the clock until the shop no longer holds the items, then pays the newest open payment at Koko.',
  },
  'refund-refused': {
    title: 'Refund refused by the partner',
    text: 'Card refunds are refused until the fault is switched off. Settle a return or cancel a paid order: what it owes stays open, and staff can try again.',
  },
}

export const scenarioList = (): string =>
  `<ul class="entries">${scenarioNames.map((name) => entry(name, scenarios[name])).join('')}</ul>`

const entry = (name: ScenarioName, { title, text }: { readonly title: string; readonly text: string }) =>
  `<li><div><strong>${title}</strong><span class="quiet">${escapeHtml(text)}</span></div>
<form method="post" action="/control/scenarios/${name}"><button aria-label="Play: ${title}">Play</button></form></li>`
