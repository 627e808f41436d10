import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { useWords } from './words.ts'

type Event = StaffReturn['history'][number]

/** What happened to a request: who took each step, when and why. */
export function ReturnHistory({ request }: { readonly request: Pick<StaffReturn, 'history'> }) {
  const { t } = useWords()
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('history')}</h2>
      <ol className="flex flex-col gap-3 border-l-2 border-hairline pl-4">
        {request.history.map((event) => (
          <li key={`${event.at} ${event.text}`}>
            <p className="font-medium">{event.text}</p>
            <p className="text-small text-timber">
              {[shopTimeInWords(event.at), whoOf(event, t)].filter(Boolean).join(' · ')}
            </p>
            {event.note === '' ? null : <p className="text-small wrap-anywhere">{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Staff and partners by their names; '' if it was not written down. */
function whoOf({ actor, name }: Event, t: ReturnType<typeof useWords>['t']): string {
  if (name === '') return ''
  if (actor === 'shop') return t('byItself')
  return actor === 'customer' ? t('byCustomer', { name }) : name
}
