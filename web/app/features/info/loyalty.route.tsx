import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'

export default function LoyaltyPage() {
  return (
    <ComingPage
      title="comingSoon.loyaltyTitle"
      text="comingSoon.loyaltyText"
      pictures={['rail']}
      path={paths.loyalty()}
    />
  )
}
