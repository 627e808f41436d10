import type { FrameView } from '@first-fashion/contract/content/frame'
import { IconButton } from '@first-fashion/ui'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../platform/words/use-translation.ts'
import './announcement-words.ts'

const colours = { ink: 'bg-ink text-paper', leaf: 'bg-leaf text-paper', sand: 'bg-sand text-ink' } as const

// Before the first paint: whoever closed this text does not see the page move. Inlined as it stands.
const hideClosed =
  '{const bar=document.currentScript.parentElement;try{bar.hidden=localStorage.announcement===bar.dataset.text}catch{}}'

/** What the owner announces above all pages, until the visitor closes this text. */
export default function Announcement({ text, to, colour }: NonNullable<FrameView['announcement']>) {
  const { t } = useTranslation()
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    try {
      if (localStorage.getItem('announcement') === text) setClosed(true)
    } catch {
      // Without storage it comes again.
    }
  }, [text])
  if (isClosed) return null
  const close = () => {
    setClosed(true)
    try {
      localStorage.setItem('announcement', text)
    } catch {
      // Without storage it comes again.
    }
  }
  return (
    <aside
      aria-label={t('announcement:title')}
      suppressHydrationWarning
      data-text={text}
      className={`flex items-center text-small ${colours[colour]}`}
    >
      <p className="grow py-2 pl-11 text-center wrap-anywhere">
        {to === '' ? (
          text
        ) : (
          <Link to={to} className="underline underline-offset-4">
            {text}
          </Link>
        )}
      </p>
      <IconButton label={t('announcement:close')} onClick={close}>
        <X aria-hidden="true" size={18} />
      </IconButton>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, named by its hash in the policy.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? hideClosed : '' }}
      />
    </aside>
  )
}
