import type { Feature } from '../../platform/feature.ts'
import { createPacking, type PackingDeps } from './packing.service.ts'
import { packingStaffRoutes } from './packing.staff.routes.ts'

export const packingFeature = (deps: PackingDeps): Feature => ({
  name: 'packing',
  handlers: packingStaffRoutes(createPacking(deps)),
})
