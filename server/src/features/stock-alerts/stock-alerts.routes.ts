import type { Handlers } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { requestStockAlert } from './stock-alerts.service.ts'

export const stockAlertRoutes = (shop: Shop): Handlers => ({
  'stockalerts.ask': async ({ body }) => {
    await requestStockAlert(shop, body)
    return { success: true, message: 'We will email you once when it is back.' }
  },
})
