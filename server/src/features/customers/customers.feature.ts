import type { Feature } from '../../platform/feature.ts'
import type { Shop } from '../../shop.ts'
import { customerStaffRoutes } from './customers.staff.routes.ts'

export const customersFeature = (shop: Shop): Feature => ({
  name: 'customers',
  handlers: customerStaffRoutes(shop),
})
