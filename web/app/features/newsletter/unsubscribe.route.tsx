import { Button, buttonClass } from '@first-fashion/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { toasts } from '../../platform/toasts.ts'
import '../../platform/words/unsubscribe.ts'

/** The target of a newsletter's unsubscribe link. It asks first, because link scanners open it too. */
export default function UnsubscribePage() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [state, setState] = useState<'asking' | 'working' | 'done' | 'dead'>(token === '' ? 'dead' : 'asking')
  const [thanks, setThanks] = useState('')
  const leave = async () => {
    setState('working')
    const answer = await api('newsletter.unsubscribe', { params: { token } })
    if (answer.ok) {
      setThanks(answer.value.message)
      return setState('done')
    }
    if (answer.failure.status === 404) return setState('dead')
    setState('asking')
    toasts.error(messageOr(answer.failure, t('unsubscribe.failed')))
  }
  const isAsking = state === 'asking' || state === 'working'
  const words = isAsking
    ? { title: t('unsubscribe.title'), text: t('unsubscribe.text') }
    : state === 'done'
      ? { title: t('unsubscribe.done'), text: thanks }
      : { title: t('unsubscribe.dead'), text: t('unsubscribe.deadText') }
  return (
    <main id="content" className="page flex min-h-[60vh] flex-col items-start justify-center gap-5">
      <title>{t('unsubscribe.pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <div role="status" className="flex flex-col gap-3">
        <h1 className="text-display">{words.title}</h1>
        <p className="max-w-[36rem] text-lead text-timber">{words.text}</p>
      </div>
      <NeedsScripts />
      {isAsking ? (
        <Button busy={state === 'working'} onClick={leave}>
          {t('unsubscribe.button')}
        </Button>
      ) : (
        <Link to={state === 'dead' ? paths.contact() : paths.home()} className={buttonClass()}>
          {state === 'dead' ? t('shell.contact') : t('unsubscribe.toHome')}
        </Link>
      )}
    </main>
  )
}
