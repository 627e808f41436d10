import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sendPage } from '../page.ts'
import { goneBody, listBody, mailBody } from './inbox-pages.ts'
import type { Mailbox } from './mailbox.ts'

const filter = z.object({ to: z.string().optional().catch(undefined) })
const mailMark = 'SANDBOX: no mail leaves this machine'

/** The inbox for people, and as JSON for scripts. */
export async function inboxRoutes(app: FastifyInstance, { mails }: { mails: Mailbox }) {
  app.get('/api/inbox', async ({ query }) => ({ messages: mails.list(filter.parse(query).to || undefined) }))
  app.delete('/api/inbox', async () => {
    mails.clear()
    return { messages: [] }
  })
  app.post('/inbox/clear', async (_request, reply) => {
    mails.clear()
    return reply.redirect('/inbox', 303)
  })
  app.get('/inbox', async ({ query }, reply) => {
    const to = filter.parse(query).to ?? ''
    return sendPage(reply, { title: 'Inbox', mark: mailMark, ...listBody(mails.search(to), to) })
  })
  app.get<{ Params: { id: string } }>('/inbox/:id', async ({ params }, reply) => {
    const mail = mails.find(params.id)
    if (mail === undefined)
      return sendPage(reply, { title: 'Inbox', mark: mailMark, status: 404, ...goneBody() })
    return sendPage(reply, { title: mail.subject || 'Mail', mark: mailMark, ...mailBody(mail) })
  })
  app.get<{ Params: { id: string } }>('/inbox/:id/html', async ({ params }, reply) => {
    const mail = mails.find(params.id)
    return reply
      .status(mail === undefined ? 404 : 200)
      .headers({ 'content-security-policy': mailPolicy, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(openingLinksOutside(mail?.html ?? ''))
  })
}

/** Emails are untrusted: they may show pictures and their own styles, and nothing else, framed or not. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; font-src http: https:; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox'

/** Links open in a new tab, because the shop forbids framing. */
function openingLinksOutside(html: string): string {
  const base = '<base target="_blank">'
  return /<head[\s>]/i.test(html)
    ? html.replace(/<head(\s[^>]*)?>/i, (head) => head + base)
    : html.replace(/^(\s*<!doctype[^>]*>)?/i, (doctype) => doctype + base)
}
