import './security-words.ts'
import type { User } from '@first-fashion/contract/accounts/calls'
import { Button } from '@first-fashion/ui'
import { useState } from 'react'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { saveFile } from '../../platform/screen/save-file.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DevicesSection } from './devices-section.tsx'
import { PasswordSection } from './password-section.tsx'

/** Account security: password, devices, data. For the profile's settings. */
export const SecuritySections = ({ user }: { readonly user: User }) => (
  <>
    <PasswordSection user={user} />
    <DevicesSection />
    <DataSection user={user} />
  </>
)

/** The customer's data: download and account deletion. */
function DataSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await api('personal-data.download')
    setBusy(false)
    if (answer.ok)
      saveFile(answer.value.fileName, JSON.stringify(answer.value.data, null, 2), 'application/json')
    else toasts.error(messageOr(answer.failure, t('security:yourData.downloadFailed')))
  }
  return (
    <section className="bg-paper p-6">
      <h2 className="mb-1 text-title">{t('security:yourData.title')}</h2>
      <p className="mb-4 text-small text-timber">{t('security:yourData.text')}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" busy={isBusy} onClick={download}>
          {t('security:yourData.download')}
        </Button>
        <DeleteAccount hasPassword={user.hasPassword} />
      </div>
    </section>
  )
}
