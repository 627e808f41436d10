import type { Handlers } from '../../platform/http/handlers.ts'
import type { StockAlerts } from './stock-alerts.service.ts'

export const stockAlertRoutes = (stockAlerts: StockAlerts): Handlers => ({
  'stockalerts.ask': async ({ body }) => {
    await stockAlerts.ask(body)
    return { success: true, message: 'We will email you once when it is back.' }
  },
})
