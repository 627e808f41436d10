import { Button } from '@first-fashion/ui'
import { Copy, Share2 } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../platform/lost-chunk.ts'
import { joinPath } from '../../../platform/sharing/join-path.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import './referrals-words.ts'

const QrCode = lazyPart(() => import('@first-fashion/ui/qr-code'))

/** The code and its link [B7.32], to copy, to share and to scan. */
export function ReferralLink({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  const link = `${window.location.origin}${joinPath(code)}`
  const canShare = typeof navigator.share === 'function'
  const share = () => {
    // Closing the sheet is no failure.
    void navigator.share({ text: t('referrals:shareText'), url: link }).catch(() => undefined)
  }
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <Copied name={t('referrals:code')} value={code} label={t('referrals:copyCode')} />
        <Copied name={t('referrals:link')} value={link} label={t('referrals:copyLink')} />
        {canShare ? (
          <Button className="mt-4" onClick={share}>
            <Share2 aria-hidden="true" size={18} />
            {t('referrals:share')}
          </Button>
        ) : null}
      </div>
      <Suspense fallback={<span className="size-40" />}>
        <QrCode text={link} label={t('referrals:qr')} />
      </Suspense>
    </div>
  )
}

interface CopiedProps {
  readonly name: string
  readonly value: string
  readonly label: string
}

function Copied({ name, value, label }: CopiedProps) {
  const { t } = useTranslation()
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toasts.success(t('referrals:copied')),
      () => toasts.error(t('referrals:copyFailed')),
    )
  return (
    <div className="mb-3">
      <p className="text-small text-timber">{name}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="font-medium wrap-anywhere select-all">{value}</span>
        <Button variant="link" onClick={copy}>
          <Copy aria-hidden="true" size={16} />
          {label}
        </Button>
      </div>
    </div>
  )
}
