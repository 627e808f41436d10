import type { FrameView } from '@first-fashion/contract/content/frame'
import type { PublicStoreDetails } from '@first-fashion/contract/store/details'
import type { StoreOffers } from '@first-fashion/contract/store/offers'
import { useRouteLoaderData } from 'react-router'
import type { Api } from './api.ts'

interface Store {
  /** Whose store it is: what is empty is shown nowhere. */
  readonly store: PublicStoreDetails
  /** What is set up: pages promise nothing else. */
  readonly offers: StoreOffers
  readonly isRehearsal: boolean
  /** What stands around each page. */
  readonly frame: FrameView
}

/** For the loader of the frame of all pages: throws a response if the shop does not say whose store it is. */
export async function storeOf(call: Api): Promise<Store> {
  const [details, around] = await Promise.all([call('store.details'), call('content.frame')])
  if (!details.ok || !around.ok) throw new Response(null, { status: 503 })
  return { ...details.value, ...around.value }
}

/** Undefined outside of the frame, as on error pages. */
export const useFramedStore = () => useRouteLoaderData<() => Store>('shell/store-layout')

function useFrame(): Store {
  const frame = useFramedStore()
  if (frame === undefined) throw Error('no frame')
  return frame
}

export const useStore = (): PublicStoreDetails => useFrame().store
export const useStoreFrame = (): FrameView => useFrame().frame
export const useOffers = (): StoreOffers => useFrame().offers
