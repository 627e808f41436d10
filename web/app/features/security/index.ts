export { SecuritySections } from './security-sections.tsx'
export { UnconfirmedEmail } from './unconfirmed-email.tsx'
