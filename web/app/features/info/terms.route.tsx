import { paths } from '../../platform/paths.ts'
import { LegalPage } from './legal-page.tsx'
import { termsWords } from './terms-words.ts'

export default function TermsPage() {
  return <LegalPage legal={termsWords} path={paths.terms()} />
}
