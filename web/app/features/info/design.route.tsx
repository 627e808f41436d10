import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'

export default function DesignPage() {
  return (
    <ComingPage
      title="comingSoon.designTitle"
      text="comingSoon.designText"
      pictures={['drawn-by-you']}
      path={paths.design()}
    />
  )
}
