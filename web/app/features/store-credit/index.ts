export { CreditChoice } from './credit-choice.tsx'
export { CreditSection } from './credit-section.tsx'
export { NothingToPay } from './nothing-to-pay.tsx'
export { useStoreCredit } from './use-store-credit.ts'
