import type { Feature } from '../../platform/feature.ts'
import { explanationRoutes } from './explanation.routes.ts'
import type { Explanations } from './explanation.service.ts'
import { explanationStaffRoutes } from './explanation.staff.routes.ts'

export const explanationFeature = (deps: { readonly explanations: Explanations }): Feature => ({
  name: 'explanation',
  handlers: { ...explanationRoutes(deps.explanations), ...explanationStaffRoutes(deps.explanations) },
})
