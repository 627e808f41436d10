import { Skeleton } from '@first-fashion/ui'

/** The place of a figure: on its way, or not to be had. */
export const Awaited = ({
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
