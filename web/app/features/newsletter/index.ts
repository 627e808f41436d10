export { NewsletterBox } from './newsletter-box.tsx'
