import { paths } from '../../platform/paths.ts'
import { LegalPage } from './legal-page.tsx'
import { privacyWords } from './privacy-words.ts'

export default function PrivacyPage() {
  return <LegalPage legal={privacyWords} path={paths.privacy()} />
}
