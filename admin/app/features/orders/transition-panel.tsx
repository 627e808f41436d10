import { sends } from '@first-fashion/contract/orders/sending-caution'
import { type StaffOrder, staffOrderCalls } from '@first-fashion/contract/orders/staff-calls'
import type { FulfilmentState } from '@first-fashion/contract/orders/status'
import { Button, Checkbox, ConfirmDialog, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ReloadNotice } from '../../platform/reload-notice.tsx'
import { CautionDialog } from './caution-dialog.tsx'
import { useMoveOrder, wasMoved } from './queries.ts'
import { useWords } from './words.ts'

interface PanelProps {
  readonly order: StaffOrder
  readonly onReload: () => void
}

const { body } = staffOrderCalls['staff.order-move'].request
const transitionForm = body.pick({ note: true, collected: true })
const empty = { note: '', collected: false }

/** The transitions that are allowed now. */
export function TransitionPanel({ order, onReload }: PanelProps) {
  const { t } = useWords()
  const moving = useMoveOrder(order)
  const [asked, setAsked] = useState<FulfilmentState>()
  const form = useForm({ resolver: zodResolver(transitionForm), defaultValues: empty })
  const move = (to: FulfilmentState, confirmed = false) =>
    form.handleSubmit((values) =>
      moving.mutate(
        { to, confirmed, ...values },
        { onSuccess: () => form.reset(empty), onSettled: () => setAsked(undefined) },
      ),
    )()
  const askToCancel = () => {
    const isReasonMissing = order.isInProduction && (form.getValues('note') ?? '').trim() === ''
    if (isReasonMissing) form.setError('note', { message: t('cancelMadeNote') }, { shouldFocus: true })
    else setAsked('cancelled')
  }
  const ask = (to: FulfilmentState) => {
    if (to === 'cancelled') askToCancel()
    else if (order.caution !== null && sends(to)) setAsked(to)
    else move(to)
  }
  const reload = () => {
    moving.reset()
    onReload()
  }
  const isMoving = (to: FulfilmentState) => moving.isPending && moving.variables.to === to
  const owesCash = order.paymentMethod === 'cod' && order.paymentState === 'awaiting'
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('move')}</h2>
      <MovedMeanwhile error={moving.error} onReload={reload} />
      <WhyNotMore order={order} />
      <div className="flex flex-col gap-4 empty:hidden">
        {order.next.length === 0 ? null : (
          <TextField
            label={t('note')}
            maxLength={500}
            error={form.formState.errors.note?.message}
            {...form.register('note')}
          />
        )}
        {owesCash && order.next.includes('delivered') ? (
          <Checkbox label={t('collected')} {...form.register('collected')} />
        ) : null}
        {order.next.map((to) => (
          <Button
            key={to}
            variant={to === 'cancelled' ? 'secondary' : 'primary'}
            busy={isMoving(to)}
            onClick={() => ask(to)}
          >
            {t(`moveTo.${to}`)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={asked === 'cancelled'}
        onClose={() => setAsked(undefined)}
        title={t('cancelTitle')}
        text={t(`cancelTexts.${cancelTextOf(order)}`)}
        closeLabel={t('close')}
        keep={t('keep')}
        confirm={t('cancelIt')}
        isBusy={isMoving('cancelled')}
        onConfirm={() => move('cancelled')}
      />
      {asked === undefined || asked === 'cancelled' ? null : (
        <CautionDialog
          open
          order={order}
          confirm={t(`moveTo.${asked}`)}
          isBusy={isMoving(asked)}
          onClose={() => setAsked(undefined)}
          onConfirm={() => move(asked, true)}
        />
      )}
    </section>
  )
}

/** Why there is nothing, or not everything, to choose from. */
function WhyNotMore({ order }: Pick<PanelProps, 'order'>) {
  const { t } = useWords()
  if (order.awaitsPartner)
    return <p className="mb-4 text-small text-timber last:mb-0">{t('awaitsPartner')}</p>
  return order.next.length === 0 ? <p className="text-timber">{t('noTransitions')}</p> : null
}

/** What becomes of the items: only what was in stock goes back there. */
function cancelTextOf({ isInProduction, items }: StaffOrder) {
  if (isInProduction) return 'beingMade'
  const left = items.filter(({ quantity, cancelledQuantity }) => quantity > cancelledQuantity)
  if (!left.some(({ isMadeToOrder }) => isMadeToOrder)) return 'stock'
  return left.every(({ isMadeToOrder }) => isMadeToOrder) ? 'madeToOrder' : 'both'
}

interface MovedProps {
  readonly error: Error | null
  readonly onReload: () => void
}

const MovedMeanwhile = ({ error, onReload }: MovedProps) =>
  wasMoved(error) ? (
    <div className="mb-4">
      <ReloadNotice onReload={onReload}>{error?.message}</ReloadNotice>
    </div>
  ) : null
