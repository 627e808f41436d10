import 'virtual:contract-routes/security'
import type { SignedInDevice } from '@first-fashion/contract/security/calls'
import { Badge, Button, Skeleton } from '@first-fashion/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { ConfirmDialog } from '../../platform/screen/confirm-dialog.tsx'
import { currentToken, useToken } from '../../platform/session.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { endSession } from '../accounts/index.ts'
import { securityKeys } from './security.keys.ts'
import { timeAgo } from './time-ago.ts'
import './security-words.ts'

/** The customer's sessions, with logout buttons. */
export function DevicesSection() {
  const { t } = useTranslation()
  const token = useToken()
  const devices = useQuery({
    queryKey: securityKeys.devices(token),
    enabled: Boolean(token),
    queryFn: async () => (await call('security.devices')).devices,
  })
  return (
    <section className="bg-paper p-6">
      <h2 className="mb-1 text-title">{t('security:devices.title')}</h2>
      <p className="mb-4 text-small text-timber">{t('security:devices.text')}</p>
      {devices.isError ? (
        <div className="flex flex-col items-start gap-4">
          <p className="text-hibiscus">{t('security:devices.failed')}</p>
          <Button variant="secondary" onClick={() => devices.refetch()}>
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
  const ending = useMutation({
    mutationFn: () => call('security.end-device', { body: { sessionId: device._id } }),
    onSuccess: ({ message }) => toasts.success(message),
    onError: (error) => toasts.error(refusalWords(error, t('security:devices.endFailed'))),
    onSettled: onEnded,
  })
  const Icon = device.isPhone ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden="true" size={20} className="shrink-0 text-timber" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device.device}
          {device.isThisOne ? <Badge tone="leaf">{t('security:devices.here')}</Badge> : null}
        </p>
        <p className="text-small text-timber">
          {device.place === '' ? t('security:devices.placeUnknown') : device.place}
          {' ·\u00A0'}
          {t('security:devices.lastUsed', { when: timeAgo(device.lastUsedAt, Date.now()) })}
        </p>
      </div>
      {device.isThisOne ? null : (
        <Button
          variant="link"
          busy={ending.isPending}
          onClick={() => ending.mutate()}
          aria-label={t('security:devices.endName', { device: device.device })}
        >
          {t('security:devices.end')}
        </Button>
      )}
    </li>
  )
}

function EndAll() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const ending = useMutation({
    // The token of the session that asks; it is over when the answer comes.
    mutationFn: (_token: string | null) => call('security.end-all'),
    onSuccess: ({ message }, token) => {
      setAsking(false)
      endSession(token)
      toasts.success(message)
    },
    onError: (error) => toasts.error(refusalWords(error, t('security:devices.endFailed'))),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('security:devices.endAll')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('security:devices.endAllTitle')}
        text={t('security:devices.endAllText')}
        keep={t('security:devices.stay')}
        confirm={t('security:devices.endAll')}
        isBusy={ending.isPending}
        onConfirm={() => ending.mutate(currentToken())}
      />
    </>
  )
}
