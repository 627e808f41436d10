import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'

export default function LoyaltyPage() {
  return (
    <ComingPage
      title="soon.loyaltyTitle"
      text="soon.loyaltyText"
      pictures={['rail']}
      path={paths.loyalty()}
    />
  )
}
