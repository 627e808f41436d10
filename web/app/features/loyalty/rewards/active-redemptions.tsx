import type { Redemption } from '@first-fashion/contract/loyalty/rewards'
import { Button, buttonClass, ConfirmDialog } from '@first-fashion/ui'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { longDay } from '../../../platform/time/shop-dates.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { checkoutWith } from './checkout-with.ts'
import { useUndo } from './rewards.queries.ts'
import './rewards-words.ts'

/** Redeemed rewards that can still be used. */
export function ActiveRedemptions({ redemptions }: { readonly redemptions: readonly Redemption[] }) {
  const { t } = useTranslation()
  const [undone, setUndone] = useState<Redemption>()
  const { isPending, undo } = useUndo(() => setUndone(undefined))
  if (redemptions.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-title">{t('rewards:active')}</h2>
      <ul className="border-t border-hairline">
        {redemptions.map((one) => (
          <Row key={one._id} redemption={one} onUndo={() => setUndone(one)} />
        ))}
      </ul>
      {undone === undefined ? null : (
        <ConfirmDialog
          open
          onClose={() => setUndone(undefined)}
          title={t('rewards:undoTitle', { name: undone.name })}
          text={t(undone.type === 'special_access' ? 'rewards:undoAccessText' : 'rewards:undoText', {
            count: undone.points,
          })}
          closeLabel={t('rewards:close')}
          keep={t('rewards:cancel')}
          confirm={t('rewards:giveBack')}
          isBusy={isPending}
          onConfirm={() => undo(undone)}
        />
      )}
    </section>
  )
}

interface RowProps {
  readonly redemption: Redemption
  readonly onUndo: () => void
}

function Row({ redemption: { name, type, code, expiresAt, canBeUndone }, onUndo }: RowProps) {
  const { t } = useTranslation()
  const date = longDay(expiresAt)
  const isAccess = type === 'special_access'
  const isCredit = type === 'store_credit'
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => toasts.success(t('rewards:copied', { code })),
      () => toasts.error(t('rewards:copyFailed')),
    )
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-hairline py-4">
      <div>
        <p className="font-medium">{name}</p>
        {isAccess ? null : (
          <p className="tabular-nums">
            {t('rewards:code')} <span className="font-semibold select-all">{code}</span>
          </p>
        )}
        <p className="text-small text-timber">
          {isAccess
            ? t('rewards:accessUntil', { date })
            : isCredit
              ? t('rewards:inCredit')
              : t('rewards:until', { date })}
        </p>
        {isAccess && !canBeUndone ? (
          <p className="text-small text-timber">{t('rewards:accessUsed')}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        {isCredit || isAccess ? null : (
          <>
            <Button variant="link" aria-label={t('rewards:copyNamed', { code })} onClick={copy}>
              <Copy aria-hidden="true" size={16} />
              {t('rewards:copy')}
            </Button>
            <Link to={checkoutWith(code)} className={buttonClass('link')}>
              {t('rewards:use')}
            </Link>
          </>
        )}
        {canBeUndone ? (
          <Button variant="link" aria-label={t('rewards:giveBackNamed', { name })} onClick={onUndo}>
            {t('rewards:giveBack')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
