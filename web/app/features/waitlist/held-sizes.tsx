import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useToken } from '../../platform/session.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { QueueState } from './queue-state.tsx'
import { useHeldSizes, type VariantChoice } from './waitlist.queries.ts'
import './waitlist-words.ts'

interface HeldSizesProps extends VariantChoice {
  readonly color: string
  readonly colorCode: string
  /** Only this size; without it all of the colour. */
  readonly size?: string
}

/** The sizes of a colour whose last units are in checkouts of others, with the queue for each. */
export default function HeldSizes({ size, ...variant }: HeldSizesProps) {
  const { t } = useTranslation()
  const token = useToken()
  const held = useHeldSizes(variant, token).filter((one) => size === undefined || one.size === size)
  if (held.length === 0) return null
  const isQueued = held.some(({ position, reservedUntil }) => position !== null || reservedUntil !== null)
  return (
    <div className="mt-3 flex flex-col gap-4 border-l-4 border-lagoon bg-sand p-4 text-small">
      <ul className="flex flex-col gap-4">
        {held.map((one) => (
          <li key={one.size} className="flex flex-col items-start gap-2">
            {size === undefined ? (
              <p className="font-semibold">{t('waitlist:size', { size: one.size })}</p>
            ) : null}
            <QueueState place={{ ...variant, ...one }} />
          </li>
        ))}
      </ul>
      {isQueued ? (
        <Link to={paths.waitlist()} className="underline underline-offset-4">
          {t('waitlist:all')}
        </Link>
      ) : null}
    </div>
  )
}
