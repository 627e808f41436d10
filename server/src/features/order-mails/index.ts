/** The front door of the emails about orders, and of their links that show one order without a login. */
export type { MailListing } from './listing.mail.ts'
export { defineOrderMail, ofOrder } from './order-mail-kinds.ts'
export { writeToBuyer } from './order-mailer.service.ts'
export { orderMailsFeature } from './order-mails.feature.ts'
export { orderUpdate, type Update, updateMail } from './update.mail.ts'
