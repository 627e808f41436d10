/** The front door of the return window: how long orders can be returned. */
export { returnWindowFeature } from './return-window.feature.ts'
export { currentReturnDays } from './return-window.service.ts'
