import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'
import './coming-soon-words.ts'

export default function LoyaltyPage() {
  return (
    <ComingPage
      title="coming-soon:loyaltyTitle"
      text="coming-soon:loyaltyText"
      pictures={['rail']}
      path={paths.loyalty()}
    />
  )
}
