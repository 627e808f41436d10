import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'

export default function CommunityPage() {
  return (
    <ComingPage
      title="soon.communityTitle"
      text="soon.communityText"
      pictures={['outfit-1', 'outfit-2']}
      path={paths.community()}
    />
  )
}
