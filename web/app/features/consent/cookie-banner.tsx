import { Button } from '@first-fashion/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useStoreFrame } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { CookieChoices } from './cookie-choices.tsx'
import { useCookieQuestion } from './cookie-question.ts'
import './cookies-words.ts'
import { type Choice, giveConsent } from './give-consent.ts'

/** The cookie question at the lower edge. The shop works without an answer. */
export function CookieBanner() {
  const { t } = useTranslation()
  const { text, asksMarketing: marketing, partners } = useCookieQuestion()
  const [choice, setChoice] = useState<Choice>({ analytics: false, marketing: false })
  const isPublished = useStoreFrame().pages.includes(paths.privacy())
  // A small screen shows the categories when asked to, so that the notice covers little of the shop.
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section
      ref={coveringBelow}
      aria-labelledby="cookies-title"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[80dvh] overflow-y-auto border-t border-hairline bg-paper shadow-floating animate-[slide-from-bottom_220ms_ease-out] narrow:max-h-[50dvh]"
    >
      <div className="page grid gap-x-12 gap-y-2 py-3 sm:gap-y-3 sm:py-4 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h2 id="cookies-title" className="text-lead max-sm:sr-only">
            {t('cookies:title')}
          </h2>
          <p className="max-w-[44rem] text-small text-timber sm:mt-1">
            {text} <span className="max-sm:hidden">{t('cookies:changeLater')}</span>{' '}
            {isPublished ? (
              <Link to={paths.privacy()} className="text-leaf underline underline-offset-4">
                {t('shell.privacy')}
              </Link>
            ) : null}
          </p>
          <div className={isChoosing ? '' : 'max-sm:hidden'}>
            <CookieChoices choice={choice} onChange={setChoice} />
          </div>
        </div>
        <div className="flex gap-2 max-sm:*:grow max-sm:*:px-2 max-sm:*:text-small narrow:flex-col">
          <Button variant="secondary" onClick={() => giveConsent({ analytics: true, marketing }, partners)}>
            {t('cookies:acceptAll')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => giveConsent({ analytics: false, marketing: false }, partners)}
          >
            {t('cookies:necessaryOnly')}
          </Button>
          {isChoosing ? null : (
            <Button variant="secondary" className="sm:hidden" onClick={() => setChoosing(true)}>
              {t('cookies:choose')}
            </Button>
          )}
          {choice.analytics || choice.marketing ? (
            <Button variant="secondary" onClick={() => giveConsent(choice, partners)}>
              {t('cookies:save')}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  )
}

/**
 * A ref of what covers the lower edge of the screen: publishes its height as `--covered-below` on the root (px). What
 * floats there, such as the button of the chat, stays above it.
 */
function coveringBelow(element: HTMLElement | null) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--covered-below', `${element?.offsetHeight}px`),
  )
  if (element) observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--covered-below')
  }
}
