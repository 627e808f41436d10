import { Skeleton } from '@first-fashion/ui'

/** Shown until the first screen has loaded. */
export const LoadingScreen = () => <Skeleton className="m-8 h-40" />
