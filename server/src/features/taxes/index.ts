/** The front door of taxes: which rate applies, and whether prices include it. */
export { taxesFeature } from './taxes.feature.ts'
export { areTaxesAdded, taxedPrice, taxRateOf } from './taxes.service.ts'
