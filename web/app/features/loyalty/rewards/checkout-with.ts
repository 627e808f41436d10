import { paths } from '../../../platform/paths.ts'

/** The checkout with a code applied. */
export const checkoutWith = (code: string): string => `${paths.placeOrder()}?code=${encodeURIComponent(code)}`
