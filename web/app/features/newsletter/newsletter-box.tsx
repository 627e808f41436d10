import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { limits } from '@first-fashion/contract/limits'
import { Button, TextField } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { toasts } from '../../platform/toasts.ts'
import { userKeys } from '../accounts/index.ts'
import '../../platform/words/newsletter.ts'

export type NewsletterSource = 'homepage' | 'about' | 'contact' | 'website'

/** One second later, so the thanks are read first; shown long enough to note it (spec A section 8). */
function showCodeSoon(words: string): void {
  const options = { autoClose: limits.newsletterCodeShownMs, position: 'top-center' } as const
  window.setTimeout(() => toasts.info(words, options), limits.newsletterCodeDelayMs)
}

/** The newsletter's form: idle, submitting, then the panel of thanks. */
export function NewsletterBox({ source }: { readonly source: NewsletterSource }) {
  const { t } = useTranslation()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [phase, setPhase] = useState<'idle' | 'submitting' | 'subscribed'>('idle')
  const [thanks, setThanks] = useState('')
  const [code, setCode] = useState<string>()
  const titleId = useId()
  const queries = useQueryClient()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '') return setError(t('newsletter.missing'))
    if (!looksLikeEmail(email)) return setError(t('newsletter.invalid'))
    setError(undefined)
    setPhase('submitting')
    const answer = await api('newsletter.subscribe', { body: { email: email.trim(), source } })
    if (answer.ok) {
      setThanks(answer.value.message)
      setPhase('subscribed')
      // The profile shows it too.
      void queries.invalidateQueries({ queryKey: userKeys.all })
      toasts.success(answer.value.message)
      const { discountCode } = answer.value
      setCode(discountCode)
      if (discountCode !== undefined) showCodeSoon(t('newsletter.codeToast', { code: discountCode }))
      return
    }
    setPhase('idle')
    toasts.error(
      messageOr(answer.failure, t(answer.failure.status === 0 ? 'newsletter.failed' : 'newsletter.refused')),
    )
  }

  return (
    <section aria-labelledby={titleId} className="page mt-20">
      <div className="grid gap-6 bg-sand px-6 py-10 sm:px-10 lg:grid-cols-2 lg:items-end lg:px-14 lg:py-14">
        <div role="status">
          <h2 id={titleId} className="text-heading">
            {phase === 'subscribed' ? t('newsletter.done') : t('newsletter.title')}
          </h2>
          <p className="mt-2 max-w-[32rem] text-timber">
            {phase === 'subscribed' ? thanks : t('newsletter.text')}
          </p>
          {code === undefined ? null : (
            <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
              {t('newsletter.code')}
              <strong className="text-title tabular-nums">{code}</strong>
            </p>
          )}
        </div>
        {phase === 'subscribed' ? null : (
          <form method="post" onSubmit={submit} noValidate className="flex items-start gap-3 max-sm:flex-col">
            <div className="w-full">
              <TextField
                label={t('newsletter.label')}
                type="email"
                autoComplete="email"
                inputMode="email"
                value={email}
                error={error}
                onChange={(event) => setEmail(event.target.value)}
              />
            </div>
            <Button
              type="submit"
              busy={phase === 'submitting'}
              className="max-sm:w-full sm:mt-[calc(0.8125rem*1.4+0.375rem)]"
            >
              {t(source === 'website' ? 'newsletter.blockButton' : 'newsletter.button')}
            </Button>
          </form>
        )}
      </div>
    </section>
  )
}
