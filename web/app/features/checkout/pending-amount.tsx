import { Skeleton } from '@first-fashion/ui'

/** A placeholder for an amount: loading or unavailable. */
export const PendingAmount = ({
  hasFailed,
  className,
}: {
  readonly hasFailed: boolean
  readonly className: string
}) =>
  hasFailed ? (
    <span aria-hidden="true" className="block text-right text-timber">
      –
    </span>
  ) : (
    <Skeleton className={className} />
  )
