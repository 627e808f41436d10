import { Button, Skeleton } from '@first-fashion/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useToken } from '../../platform/session.ts'
import { useUser } from '../accounts/use-user.ts'
import '../../platform/words/later.ts'

/** Who the customer is, as the shop knows it. */
export function OwnTab() {
  const { t } = useTranslation()
  const user = useUser(useToken())
  if (user.isError)
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-hibiscus">{t('profile.failed')}</p>
        <Button onClick={() => user.refetch()}>{t('problem.tryAgain')}</Button>
      </div>
    )
  if (user.data === undefined) return <Skeleton className="h-64" />
  const { name, email, isVerified, createdAt } = user.data
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Section title={t('profile.basic')}>
        <Fact name={t('profile.name')}>{name}</Fact>
        <Fact name={t('profile.email')}>
          {email}
          {isVerified ? null : (
            <span className="block text-small text-timber">{t('profile.notVerified')}</span>
          )}
        </Fact>
      </Section>
      <Section title={t('profile.account')}>
        <Fact name={t('profile.memberSince')}>
          {new Date(createdAt).toLocaleDateString('en-GB', { dateStyle: 'long' })}
        </Fact>
      </Section>
    </div>
  )
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="bg-paper p-6">
    <h2 className="mb-4 text-title">{title}</h2>
    <dl className="flex flex-col gap-4">{children}</dl>
  </section>
)

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-small text-timber">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)
