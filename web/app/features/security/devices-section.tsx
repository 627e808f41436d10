import type { SignedInDevice } from '@first-fashion/contract/security/calls'
import { Badge, Button, Skeleton } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api-browser.ts'
import { messageOr } from '../../platform/refusal-words.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { currentToken, useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { endSession } from '../accounts/index.ts'
import { timeAgo } from './time-ago.ts'
import '../../platform/words/security.ts'

/** The customer's sessions, with logout buttons. */
export function DevicesSection() {
  const { t } = useTranslation()
  const token = useToken()
  const devices = useQuery({
    queryKey: ['devices', token ?? 'visitor'],
    enabled: Boolean(token),
    queryFn: async () => {
      const answer = await api('security.devices')
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value.devices
    },
  })
  return (
    <section className="bg-paper p-6">
      <h2 className="mb-1 text-title">{t('devices.title')}</h2>
      <p className="mb-4 text-small text-timber">{t('devices.text')}</p>
      {devices.isError ? (
        <div className="flex flex-col items-start gap-4">
          <p className="text-hibiscus">{t('devices.failed')}</p>
          <Button look="secondary" onClick={() => devices.refetch()}>
            {t('problem.tryAgain')}
          </Button>
        </div>
      ) : devices.data === undefined ? (
        <Skeleton className="h-40" />
      ) : (
        <>
          <ul className="mb-4 flex flex-col divide-y divide-hairline border-y border-hairline">
            {devices.data.map((device) => (
              <DeviceRow key={device._id} device={device} onEnded={() => devices.refetch()} />
            ))}
          </ul>
          <EndAll />
        </>
      )}
    </section>
  )
}

interface RowProps {
  readonly device: SignedInDevice
  readonly onEnded: () => void
}

function DeviceRow({ device, onEnded }: RowProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const end = async () => {
    setBusy(true)
    const answer = await api('security.end-device', { body: { sessionId: device._id } })
    setBusy(false)
    if (answer.ok) toasts.success(answer.value.message)
    else toasts.error(messageOr(answer.failure, t('devices.endFailed')))
    onEnded()
  }
  const Icon = device.isPhone ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden="true" size={20} className="shrink-0 text-timber" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device.device}
          {device.isThisOne ? <Badge tone="leaf">{t('devices.here')}</Badge> : null}
        </p>
        <p className="text-small text-timber">
          {device.place === '' ? t('devices.placeUnknown') : device.place}
          {' · '}
          {t('devices.lastUsed', { when: timeAgo(device.lastUsedAt, Date.now()) })}
        </p>
      </div>
      {device.isThisOne ? null : (
        <Button
          look="link"
          busy={isBusy}
          onClick={end}
          aria-label={t('devices.endName', { device: device.device })}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}

function EndAll() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const endAll = async () => {
    const token = currentToken()
    setBusy(true)
    const answer = await api('security.end-all')
    setBusy(false)
    if (!answer.ok) return toasts.error(messageOr(answer.failure, t('devices.endFailed')))
    setAsking(false)
    endSession(token)
    toasts.success(answer.value.message)
  }
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('devices.endAll')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('devices.endAllTitle')}
        text={t('devices.endAllText')}
        keep={t('devices.stay')}
        confirm={t('devices.endAll')}
        isBusy={isBusy}
        onConfirm={endAll}
      />
    </>
  )
}
