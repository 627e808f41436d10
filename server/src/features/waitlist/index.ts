/** The front door of the waitlist: customers queue for a size whose last units are held. */
export { reserveForWaiting } from './reserve-for-waiting.ts'
export { waitlistFeature } from './waitlist.feature.ts'
