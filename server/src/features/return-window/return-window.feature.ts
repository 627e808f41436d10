import type { Feature } from '../../platform/feature.ts'
import { returnWindowRoutes } from './return-window.routes.ts'
import { returnWindowStaffRoutes } from './return-window.staff.routes.ts'
import type { StaffReturnWindowDeps } from './return-window.staff.service.ts'

export const returnWindowFeature = (deps: StaffReturnWindowDeps): Feature => ({
  name: 'return-window',
  handlers: { ...returnWindowRoutes(deps.returnWindow), ...returnWindowStaffRoutes(deps) },
})
