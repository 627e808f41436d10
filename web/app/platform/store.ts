import type { PublicStoreDetails } from '@first-fashion/contract/store/details'
import { useRouteLoaderData } from 'react-router'
import type { Api } from './api.ts'

/** While the shop cannot be asked, nothing is named. */
const unknown: PublicStoreDetails = {
  name: '',
  legalName: '',
  street: '',
  city: '',
  postalCode: '',
  country: '',
  phone: '',
  email: '',
  hours: '',
  socialLinks: {},
}

/** Whose store it is, for the loader of the frame of all pages. */
export async function storeOf(call: Api): Promise<PublicStoreDetails> {
  const answer = await call('store.details')
  return answer.ok ? answer.value.store : unknown
}

/** Whose store it is: what is empty is shown nowhere. */
export const useStore = (): PublicStoreDetails =>
  useRouteLoaderData<() => { readonly store: PublicStoreDetails }>('shell/store-layout')?.store ?? unknown
