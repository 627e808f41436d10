import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'
import './coming-soon-words.ts'

export default function CustomProductsPage() {
  return (
    <>
      {/* Nothing can be had here yet. */}
      <meta name="robots" content="noindex" />
      <ComingPage
        title="coming-soon:customTitle"
        text="coming-soon:customText"
        pictures={['drawn-by-you']}
        path={paths.customProducts()}
      />
    </>
  )
}
