/** The front door of the return window. */
export { returnDaysOf } from './return-days.ts'
