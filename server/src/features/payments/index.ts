/** The front door of payments: payment pages, what partners report, and the ledger. */
export { createLedger, type Ledger } from './ledger.ts'
export { forgetPayers } from './payer.queries.ts'
export { clearUnpaidOrders, paymentJobs } from './payments.jobs.ts'
export { paymentRoutes } from './payments.routes.ts'
export { createPayments, type Payments } from './payments.service.ts'
export { createSettlement } from './settlement.service.ts'
