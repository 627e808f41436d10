import { escapeHtml, sandboxNav, timeElement } from '../page.ts'
import type { ReceivedMail } from './mailbox.ts'

interface InboxPage {
  readonly nav: string
  readonly body: string
}

const subjectOf = (mail: ReceivedMail) => escapeHtml(mail.subject || '(no subject)')
const timeOf = (mail: ReceivedMail) => timeElement(Date.parse(mail.receivedAt))

export function listBody(mails: readonly ReceivedMail[], to: string): InboxPage {
  const items = mails.map(
    (mail) => `<li><a href="/inbox/${mail.id}"><strong>${subjectOf(mail)}</strong>
<span>To ${escapeHtml(mail.to)}</span><span class="quiet">${timeOf(mail)}</span></a></li>`,
  )
  const list = `<ul class="mails">${items.join('')}</ul>
<form method="post" action="/inbox/clear"><button>Empty the inbox</button></form>`
  const empty =
    to === ''
      ? '<p>No mail yet. What the shop sends arrives here within seconds.</p>'
      : `<p>No mail to “${escapeHtml(to)}”. <a href="/inbox">Show all mail</a></p>`
  return {
    nav: sandboxNav,
    body: `<h1>Inbox</h1>
<form method="get" action="/inbox" role="search" class="row"><div><label for="to">Mail to</label>
<input id="to" name="to" type="search" value="${escapeHtml(to)}" placeholder="an address, or a part of one" autocomplete="off"></div>
<button>Search</button></form>
${items.length === 0 ? `<div class="actions">${empty}</div>` : list}`,
  }
}

export function mailBody(mail: ReceivedMail): InboxPage {
  const headers = Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`)
  return {
    nav: sandboxNav,
    body: `<p><a href="/inbox">All mail</a></p>
<h1>${subjectOf(mail)}</h1>
<div class="sheet"><dl><dt>From</dt><dd>${escapeHtml(mail.from)}</dd><dt>To</dt><dd>${escapeHtml(mail.to)}</dd>
<dt>Received</dt><dd>${timeOf(mail)}</dd></dl></div>
${htmlPart(mail)}
<h2>Text</h2>
${mail.text === '' ? '<p>This mail has no text part.</p>' : `<pre>${withLinks(mail.text)}</pre>`}
<h2>Headers</h2>
<details><summary>Show ${headers.length} headers</summary><pre>${escapeHtml(headers.join('\n'))}</pre></details>`,
  }
}

export const goneBody = (): InboxPage => ({
  nav: sandboxNav,
  body: `<h1>This mail is gone</h1><p>The inbox keeps the last 500 mails, until the sandbox stops.</p>
<p><a href="/inbox">All mail</a></p>`,
})

function htmlPart(mail: ReceivedMail): string {
  if (mail.html === '') return '<h2>HTML</h2><p>This mail has no HTML part.</p>'
  return `<h2>HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/inbox/${mail.id}/html"></iframe>`
}

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/(?:(?!&gt;|&lt;|&quot;|&#39;)[^\s])+/g, '<a href="$&">$&</a>')
