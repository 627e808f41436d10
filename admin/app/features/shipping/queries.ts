import type { BodyOf, Calls, QueryOf } from '@first-fashion/contract'
import type { StaffZone } from '@first-fashion/contract/shipping/staff-calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

type CountryQuery = QueryOf<Calls['staff.countries']>
export type ZoneWords = BodyOf<Calls['staff.zone-add']>

export const shippingKeys = {
  zones: ['zones'],
  countryLists: ['countries'],
  countries: (query: CountryQuery) => [...shippingKeys.countryLists, query],
} as const

export const useZones = () =>
  useQuery({ queryKey: shippingKeys.zones, queryFn: async () => (await call('staff.zones')).zones })

/** Adds a zone, or changes the given one. */
export function useSaveZone(zone: StaffZone | undefined) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ isActive, ...words }: ZoneWords & { readonly isActive: boolean }) =>
      zone === undefined
        ? call('staff.zone-add', { body: words })
        : call('staff.zone-edit', {
            params: { id: zone.id },
            body: { version: zone.version, isActive, ...words },
          }),
    onSuccess: ({ zones, message }) => {
      queries.setQueryData(shippingKeys.zones, zones)
      showMessage({ message })
    },
  })
}

export function useAddTemplateZones() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('staff.zones-template'),
    onSuccess: ({ zones, message }) => {
      queries.setQueryData(shippingKeys.zones, zones)
      showMessage({ message })
    },
    onError: showError,
  })
}

/** What delivery to an address costs. Nothing is saved. */
export const useTestDelivery = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.shipping-test']>) => call('staff.shipping-test', { body }),
  })

export const useCountries = (query: CountryQuery) =>
  useListPage(shippingKeys.countries(query), () => call('staff.countries', { query }))

export function useSetCountry(code: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (isDelivered: boolean) =>
      call('staff.country-set', { params: { code }, body: { isDelivered } }),
    onSuccess: showMessage,
    onError: showError,
    onSettled: () => queries.invalidateQueries({ queryKey: shippingKeys.countryLists }),
  })
}
