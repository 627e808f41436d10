import { portfolioLinksMaximum } from '@first-fashion/contract/members/member-limits'
import { Button, Notice, TextArea, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { failureOf, refusalWords } from '../../../platform/queries/refusal.ts'
import { useToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useUser } from '../../accounts/index.ts'
import { call } from '../community-calls.ts'
import { communityKeys } from '../use-membership.ts'
import '../words/ambassador-words.ts'
import '../words/community-words.ts'

const networks = ['instagram', 'facebook', 'tiktok', 'youtube'] as const

/** The application; the server says in words what is missing, and everything that was typed stays. */
export function ApplicationForm({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const token = useToken()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const apply = useApply((found) => {
    setErrors(found)
    const [first] = Object.keys(found)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  })
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!token) return toasts.error(t('community:loginToApply'))
        setErrors({})
        apply.mutate(new FormData(event.currentTarget))
      }}
    >
      <p className="text-timber">{t('ambassador:intro')}</p>
      {apply.isError ? <Notice>{refusalWords(apply.error, t('ambassador:failed'))}</Notice> : null}
      <Person errors={errors} />
      <Socials />
      <Words errors={errors} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('ambassador:cancel')}
        </Button>
        <Button type="submit" busy={apply.isPending}>
          {t('ambassador:send')}
        </Button>
      </div>
    </form>
  )
}

interface PartProps {
  readonly errors: Readonly<Record<string, string>>
}

function Person({ errors }: PartProps) {
  const { t } = useTranslation()
  const { data: user } = useUser(useToken())
  const field = (name: 'fullName' | 'email' | 'phone' | 'followerCount') => ({
    name,
    label: t(`ambassador:${name}`),
    error: errors[name],
    'aria-required': true,
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('fullName')} autoComplete="name" defaultValue={user?.name} maxLength={120} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        defaultValue={user?.email}
        maxLength={254}
      />
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        defaultValue={user?.phone}
        maxLength={40}
      />
      <TextField {...field('followerCount')} inputMode="numeric" autoComplete="off" maxLength={12} />
    </div>
  )
}

function Socials() {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('ambassador:social')}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        {networks.map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`ambassador:${name}`)}
            optionalLabel={t('ambassador:optional')}
            maxLength={200}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Words({ errors }: PartProps) {
  const { t } = useTranslation()
  const optionalLabel = t('ambassador:optional')
  const area = (name: 'bio' | 'whyAmbassador' | 'contentIdeas') => ({
    name,
    label: t(`ambassador:${name}`),
    error: errors[name],
    maxLength: 2000,
  })
  return (
    <>
      <TextArea {...area('bio')} aria-required="true" />
      <TextArea {...area('whyAmbassador')} aria-required="true" />
      <TextArea {...area('contentIdeas')} optionalLabel={optionalLabel} />
      {Array.from({ length: portfolioLinksMaximum }, (_, at) => at + 1).map((number) => (
        <TextField
          key={number}
          name="portfolio"
          type="url"
          inputMode="url"
          label={t('ambassador:portfolio', { number })}
          optionalLabel={optionalLabel}
          error={number === 1 ? errors.portfolio : undefined}
          maxLength={300}
        />
      ))}
    </>
  )
}

function useApply(onRefused: (errors: Readonly<Record<string, string>>) => void) {
  const token = useToken()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sent: FormData) => call('community.ambassador-apply', { body: applicationIn(sent) }),
    onSuccess: ({ message, application }) => {
      queries.setQueryData(communityKeys.application(token), { success: true, hasApplied: true, application })
      void queries.invalidateQueries({ queryKey: communityKeys.membership(token) })
      toasts.success(message)
    },
    onError: (error) => onRefused(failureOf(error).errors ?? {}),
  })
}

function applicationIn(sent: FormData) {
  const text = (name: string) => String(sent.get(name) ?? '')
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    socialMedia: Object.fromEntries(networks.map((name) => [name, text(name)])),
    followerCount: text('followerCount'),
    bio: text('bio'),
    whyAmbassador: text('whyAmbassador'),
    contentIdeas: text('contentIdeas'),
    portfolio: sent.getAll('portfolio').map(String),
  }
}
