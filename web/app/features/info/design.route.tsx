import { paths } from '../../platform/paths.ts'
import { ComingPage } from './coming-page.tsx'
import './coming-soon-words.ts'

export default function DesignPage() {
  return (
    <ComingPage
      title="coming-soon:designTitle"
      text="coming-soon:designText"
      pictures={['drawn-by-you']}
      path={paths.design()}
    />
  )
}
