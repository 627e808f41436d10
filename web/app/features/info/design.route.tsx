import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'

export default function DesignPage() {
  return (
    <ComingPage
      title="soon.designTitle"
      text="soon.designText"
      pictures={['drawn-by-you']}
      path={paths.design()}
    />
  )
}
