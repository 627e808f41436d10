/** The front door of taxes: which rate applies, and whether prices include it. */
export { taxesFeature } from './taxes.feature.ts'
export { taxedPrice, taxModeNow, taxRateOf, untaxedPrice } from './taxes.service.ts'
