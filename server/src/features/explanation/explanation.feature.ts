import type { Feature } from '../../platform/feature.ts'
import { explanationRoutes } from './explanation.routes.ts'
import { createExplanations, type ExplanationsDeps } from './explanation.service.ts'
import { explanationStaffRoutes } from './explanation.staff.routes.ts'

export function explanationFeature(deps: ExplanationsDeps): Feature {
  const explanations = createExplanations(deps)
  return {
    name: 'explanation',
    handlers: { ...explanationRoutes(explanations), ...explanationStaffRoutes(explanations) },
  }
}
