import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'

export default function CommunityPage() {
  return (
    <ComingPage
      title="comingSoon.communityTitle"
      text="comingSoon.communityText"
      pictures={['outfit-1', 'outfit-2']}
      path={paths.community()}
    />
  )
}
