import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'

export default function CustomProductsPage() {
  return (
    <>
      {/* Nothing can be had here yet. */}
      <meta name="robots" content="noindex" />
      <ComingPage
        title="comingSoon.customTitle"
        text="comingSoon.customText"
        pictures={['drawn-by-you']}
        path={paths.customProducts()}
      />
    </>
  )
}
