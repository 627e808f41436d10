import type { Feature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { cachedTexts } from './mail-texts.service.ts'
import { previewText, resetText, saveText, sendTest, staffMail } from './mail-texts.staff.service.ts'
import { listMails } from './mail-texts.view.ts'

/** The texts of emails to customers, which the owner can change. */
export const mailTextsFeature = (shop: Shop): Feature => ({
  name: 'mail-texts',
  caches: [cachedTexts(shop)],
  handlers: mailTextRoutes(shop),
})

const mailTextRoutes = (shop: Shop): Handlers => ({
  'staff.mail-texts': async () => ({ success: true, mails: listMails(shop) }),
  'staff.mail-text': async ({ params }) => ({ success: true, mail: await staffMail(shop, params.name) }),
  'staff.mail-text-save': async ({ session, params, body }) => ({
    success: true,
    mail: await saveText(shop, session, params.name, body),
    message: 'Saved. Emails have this text from now on.',
  }),
  'staff.mail-text-reset': async ({ session, params, query }) => ({
    success: true,
    mail: await resetText(shop, session, params.name, query.version),
    message: 'The email has its default text again',
  }),
  'staff.mail-text-preview': async ({ params, body }) => ({
    success: true,
    preview: previewText(shop, params.name, body),
  }),
  'staff.mail-text-test': async ({ session, params, body }) => {
    await sendTest(shop, session, params.name, body)
    return { success: true, message: `Test email sent to ${session.email}` }
  },
})
