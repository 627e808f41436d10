import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'
import './coming-soon-words.ts'

export default function CommunityPage() {
  return (
    <ComingPage
      title="coming-soon:communityTitle"
      text="coming-soon:communityText"
      pictures={['outfit-1', 'outfit-2']}
      path={paths.community()}
    />
  )
}
