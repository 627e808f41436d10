import type { Feature } from '../../platform/feature.ts'
import { customerStaffRoutes } from './customers.staff.routes.ts'
import { createStaffCustomers } from './customers.staff.service.ts'

export const customersFeature = (deps: Parameters<typeof createStaffCustomers>[0]): Feature => ({
  name: 'customers',
  handlers: customerStaffRoutes(createStaffCustomers(deps)),
})
