export { CookieConsent } from './cookie-consent.tsx'
export { CookieSettings } from './cookie-settings.tsx'
export { storedConsent } from './stored-consent.ts'
