import { openingTime } from '@first-fashion/contract/catalog/early-access'
import { Badge } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { call } from '../../platform/queries/call.ts'
import { useToken } from '../../platform/session.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { earlyAccessSections } from '../../shell/slots/early-access-sections.ts'
import './early-access-words.ts'

interface EarlyPartProps {
  /** When the product opens for everyone, in ms. */
  readonly opensAt: number
  readonly onOpen: ((isOpen: boolean) => void) | undefined
  readonly isBrief: boolean
}

/** When a product opens for everyone; where it can be bought, also whether it is open for this customer. */
export default function EarlyPart({ opensAt, onOpen, isBrief }: EarlyPartProps) {
  return onOpen === undefined ? (
    <Opening at={opensAt} />
  ) : (
    <Access opensAt={opensAt} onOpen={onOpen} isBrief={isBrief} />
  )
}

function Opening({ at }: { readonly at: number }) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <Badge tone="lagoon">{t('early-access:badge')}</Badge>
      <span>{t('early-access:opens', { time: openingTime(at) })}</span>
    </p>
  )
}

interface AccessProps {
  readonly opensAt: number
  readonly onOpen: (isOpen: boolean) => void
  readonly isBrief: boolean
}

/** The page is the same for all, so the browser asks whether this customer has access. */
function Access({ opensAt, onOpen, isBrief }: AccessProps) {
  const { t } = useTranslation()
  const until = useEarlyAccess()
  const hasOpened = useReached(opensAt)
  const isOpen = until !== null || hasOpened
  useEffect(() => onOpen(isOpen), [onOpen, isOpen])
  if (hasOpened) return <p role="status">{t('early-access:opened')}</p>
  const access =
    until === null
      ? t('early-access:closed')
      : until >= opensAt
        ? t('early-access:access')
        : t('early-access:until', { time: openingTime(until) })
  if (isBrief)
    return (
      <>
        <Opening at={opensAt} />
        <p role="status" className="text-small text-timber">
          {access}
        </p>
      </>
    )
  return (
    <div className="flex flex-col gap-2 border-l-4 border-lagoon bg-sand p-4">
      <Opening at={opensAt} />
      <p role="status">{access}</p>
      {until !== null ? null : (
        <Suspense fallback={null}>
          {earlyAccessSections.map(({ name, Part }) => (
            <Part key={name} />
          ))}
        </Suspense>
      )}
    </div>
  )
}

/** Until when the customer has early access, in ms; null without, and while it is unknown. */
function useEarlyAccess(): number | null {
  const token = useToken()
  const access = useQuery({
    queryKey: ['early-access', token ?? null],
    enabled: Boolean(token),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    queryFn: async () => (await call('catalog.early-access')).until,
  })
  return token ? (access.data ?? null) : null
}

/** The longest time that a timer of the browser takes. */
const longestTimerMs = 2 ** 31 - 1

/** Whether a moment has come: never while the page is rendered first, which is the same for all. */
function useReached(at: number): boolean {
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    const ms = at - Date.now()
    if (ms > longestTimerMs) return
    const timer = setTimeout(() => setReached(true), ms)
    return () => clearTimeout(timer)
  }, [at])
  return isReached
}
