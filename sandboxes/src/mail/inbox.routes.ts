import type { FastifyInstance } from 'fastify'
import { escapeHtml, page } from '../page.ts'
import type { Mailbox, ReceivedMail } from './mailbox.ts'

/** The inbox for people, and as JSON for programs. */
export async function inboxRoutes(app: FastifyInstance, { mailbox }: { mailbox: Mailbox }) {
  app.get<{ Querystring: { to?: string } }>('/api/inbox', async ({ query }) => ({
    messages: mailbox.list(query.to),
  }))
  app.delete('/api/inbox', async () => {
    mailbox.clear()
    return { cleared: true }
  })
  app.get<{ Querystring: { to?: string } }>('/inbox', async ({ query }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(listPage(mailbox.list(query.to || undefined), query.to ?? '')),
  )
  app.get<{ Params: { id: string } }>('/inbox/:id', async ({ params }, reply) => {
    const mail = mailbox.find(params.id)
    reply.type('text/html; charset=utf-8')
    if (mail === undefined)
      return reply.status(404).send(page('Inbox', '<h1>Inbox</h1><p>This mail is gone.</p>'))
    return mailPage(mail)
  })
  app.get<{ Params: { id: string } }>('/inbox/:id/html', async ({ params }, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src * data:")
      .type('text/html; charset=utf-8')
      .send(mailbox.find(params.id)?.html ?? ''),
  )
}

function listPage(mails: readonly ReceivedMail[], to: string): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td><a href="/inbox/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a></td><td>${escapeHtml(mail.to)}</td><td class="quiet">${escapeHtml(mail.receivedAt.slice(11, 19))}</td></tr>`,
  )
  return page(
    'Inbox',
    `<h1>Inbox</h1><form method="get"><label for="to">Address</label><input id="to" name="to" value="${escapeHtml(to)}" autocomplete="off"> <button>Find</button></form>
${rows.length === 0 ? '<p>No mail yet. Mail that the shop sends arrives here.</p>' : `<table><thead><tr><th>Subject</th><th>To</th><th>At</th></tr></thead><tbody>${rows.join('')}</tbody></table>`}
<p><a href="/">Sandbox</a></p>`,
  )
}

function mailPage(mail: ReceivedMail): string {
  return page(
    mail.subject,
    `<h1>${escapeHtml(mail.subject)}</h1><p class="quiet">From ${escapeHtml(mail.from)} to ${escapeHtml(mail.to)}, ${escapeHtml(mail.receivedAt)}</p>
<iframe title="The mail as HTML" sandbox="allow-popups allow-top-navigation-by-user-activation" src="/inbox/${mail.id}/html"></iframe>
<h2>As text</h2><pre>${escapeHtml(mail.text).replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>')}</pre><p><a href="/inbox">Inbox</a></p>`,
  )
}
