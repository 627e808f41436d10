import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'
import './coming-soon-words.ts'

export default function DesignerPage() {
  return (
    <>
      {/* Nothing can be had here yet. */}
      <meta name="robots" content="noindex" />
      <ComingPage
        title="coming-soon:designerTitle"
        text="coming-soon:designerText"
        pictures={['drawn-by-you']}
        path={paths.design()}
      />
    </>
  )
}
