import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import type { FulfilmentState } from '@first-fashion/contract/orders/status'
import { Button, Checkbox, Dialog, Notice, TextField } from '@first-fashion/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import { CallFailure, call } from '../../platform/api.ts'
import { useWords } from './words.ts'

interface MoveProps {
  readonly order: StaffOrder
  readonly onReload: () => void
}

/** The transitions that are allowed now. */
export function TransitionPanel({ order, onReload }: MoveProps) {
  const { t } = useWords()
  const queries = useQueryClient()
  const [note, setNote] = useState('')
  const [collected, setCollected] = useState(false)
  const [busyWith, setBusyWith] = useState<FulfilmentState>()
  const [isAsking, setAsking] = useState(false)
  const [conflict, setConflict] = useState<string>()
  const owesCash = order.paymentMethod === 'cod' && order.paymentState === 'awaiting'

  const move = async (to: FulfilmentState) => {
    setBusyWith(to)
    setConflict(undefined)
    try {
      const answer = await call('staff.order-move', {
        params: { id: order._id },
        body: { to, version: order.version, note, collected },
      })
      queries.setQueryData(['order', order._id], answer.order)
      void queries.invalidateQueries({ queryKey: ['orders'] })
      setNote('')
      toast.success(answer.message)
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : String(failure)
      if (failure instanceof CallFailure && failure.code === 'order.moved-meanwhile') setConflict(message)
      else toast.error(message)
    } finally {
      setBusyWith(undefined)
      setAsking(false)
    }
  }
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('move')}</h2>
      {conflict === undefined ? null : (
        <div className="mb-4">
          <Notice
            action={
              <Button
                look="link"
                onClick={() => {
                  setConflict(undefined)
                  onReload()
                }}
              >
                {t('loadAgain')}
              </Button>
            }
          >
            {conflict}
          </Notice>
        </div>
      )}
      {order.next.length === 0 ? (
        <p className="text-timber">{t('noTransitions')}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <TextField
            label={t('note')}
            value={note}
            maxLength={500}
            onChange={(event) => setNote(event.target.value)}
          />
          {owesCash && order.next.includes('delivered') ? (
            <Checkbox
              checked={collected}
              onChange={(event) => setCollected(event.target.checked)}
              label={t('collected')}
            />
          ) : null}
          {order.next.map((to) => (
            <Button
              key={to}
              look={to === 'cancelled' ? 'secondary' : 'primary'}
              busy={busyWith === to}
              onClick={() => (to === 'cancelled' ? setAsking(true) : move(to))}
            >
              {t(`moveTo.${to}`)}
            </Button>
          ))}
        </div>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('cancelTitle')}
        closeLabel={t('close')}
        footer={
          <div className="flex justify-end gap-3">
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
            <Button look="danger" busy={busyWith === 'cancelled'} onClick={() => move('cancelled')}>
              {t('cancelIt')}
            </Button>
          </div>
        }
      >
        <p>{t('cancelText')}</p>
      </Dialog>
    </section>
  )
}
