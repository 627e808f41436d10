import { Button, buttonClass } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { call } from '../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../platform/queries/refusal.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/unsubscribe-words.ts'

/** The target of a newsletter's unsubscribe link. It asks first, because link scanners open it too. */
export default function UnsubscribePage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const leaving = useMutation({
    mutationFn: () => call('newsletter.unsubscribe', { params: { token } }),
    onError: (error) => {
      if (!isUnknown(error)) toasts.error(refusalWords(error, t('unsubscribe:failed')))
    },
  })
  const isDead = token === '' || (leaving.isError && isUnknown(leaving.error))
  const isAsking = !isDead && !leaving.isSuccess
  const words = isAsking
    ? { title: t('unsubscribe:title'), text: t('unsubscribe:text') }
    : leaving.isSuccess
      ? { title: t('unsubscribe:done'), text: leaving.data.message }
      : { title: t('unsubscribe:dead'), text: t('unsubscribe:deadText') }
  return (
    <main id="content" className="page flex min-h-[60vh] flex-col items-start justify-center gap-5">
      <title>{t('unsubscribe:pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <div role="status" className="flex flex-col gap-3">
        <h1 className="text-display">{words.title}</h1>
        <p className="max-w-[36rem] text-lead text-timber">{words.text}</p>
      </div>
      <NeedsScripts />
      {isAsking ? (
        <Button busy={leaving.isPending} onClick={() => leaving.mutate()}>
          {t('unsubscribe:button')}
        </Button>
      ) : (
        <Link to={isDead ? paths.contact() : paths.home()} className={buttonClass()}>
          {isDead ? t('shell.contact') : t('unsubscribe:toHome')}
        </Link>
      )}
    </main>
  )
}

/** The link was used up, or never was one. */
const isUnknown = (error: Error): boolean => failureOf(error).status === 404
