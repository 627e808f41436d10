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
    <p aria-hidden="true" className="text-right text-timber">
      –
    </p>
  ) : (
    <Skeleton className={className} />
  )
