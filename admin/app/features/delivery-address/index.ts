/** The front door of delivery addresses. */
export { AddressCorrection } from './address-correction.tsx'
