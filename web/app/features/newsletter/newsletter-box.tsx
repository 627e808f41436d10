import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { limits } from '@first-fashion/contract/limits'
import { Button, TextField } from '@first-fashion/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { useStore } from '../../platform/store.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { userKeys } from '../accounts/index.ts'
import './words/newsletter-words.ts'

export type NewsletterSource = 'homepage' | 'about' | 'contact' | 'website'

/** One second later, so the thanks are read first; shown long enough to note it [A8.30]. */
function showCodeSoon(words: string): void {
  const options = { autoClose: limits.newsletterCodeShownMs, position: 'top-center' } as const
  window.setTimeout(() => toasts.info(words, options), limits.newsletterCodeDelayMs)
}

interface BoxProps {
  readonly source: NewsletterSource
  /** The owner's words for what subscribers get; '' for the usual ones. */
  readonly text?: string
}

/** The newsletter's form: idle, submitting, then the panel of thanks. */
export function NewsletterBox({ source, text = '' }: BoxProps) {
  const { t } = useTranslation()
  const percent = useStore().newsletterPercent
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const titleId = useId()
  const subscribing = useSubscribing()
  const { isSuccess, data } = subscribing
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '') return setError(t('newsletter:missing'))
    if (!looksLikeEmail(email)) return setError(t('newsletter:invalid'))
    setError(undefined)
    subscribing.mutate({ email: email.trim(), source })
  }
  return (
    <section aria-labelledby={titleId} className="page mt-20">
      <div className="grid gap-6 bg-sand px-6 py-10 sm:px-10 lg:grid-cols-2 lg:items-end lg:px-14 lg:py-14">
        <div role="status">
          <h2 id={titleId} className="text-heading">
            {isSuccess
              ? t('newsletter:done')
              : percent === 0
                ? t('newsletter:titleOnly')
                : t('newsletter:title', { percent })}
          </h2>
          <p className="mt-2 max-w-[32rem] text-timber">
            {isSuccess ? data.message : text || t('newsletter:text')}
          </p>
          {data?.discountCode === undefined ? null : (
            <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
              {t('newsletter:code', { percent: data.discountPercent ?? 0 })}
              <strong className="text-title tabular-nums">{data.discountCode}</strong>
            </p>
          )}
        </div>
        {isSuccess ? null : (
          <form method="post" onSubmit={submit} noValidate className="flex items-start gap-3 max-sm:flex-col">
            <div className="w-full">
              <TextField
                label={t('newsletter:label')}
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
              busy={subscribing.isPending}
              className="max-sm:w-full sm:mt-[calc(0.8125rem*1.4+0.375rem)]"
            >
              {t(source === 'website' ? 'newsletter:blockButton' : 'newsletter:button')}
            </Button>
          </form>
        )}
      </div>
    </section>
  )
}

function useSubscribing() {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly email: string; readonly source: NewsletterSource }) =>
      call('newsletter.subscribe', { body }),
    onSuccess: ({ message, discountCode, discountPercent: percent = 0 }) => {
      // The profile shows it too.
      void queries.invalidateQueries({ queryKey: userKeys.all })
      toasts.success(message)
      if (discountCode !== undefined) showCodeSoon(t('newsletter:codeToast', { percent, code: discountCode }))
    },
    onError: (error) => {
      const word = failureOf(error).status === 0 ? 'newsletter:failed' : 'newsletter:refused'
      toasts.error(refusalWords(error, t(word)))
    },
  })
}
