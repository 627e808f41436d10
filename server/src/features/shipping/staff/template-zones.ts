import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import type { StaffZone } from '@first-fashion/contract/shipping/staff-calls'
import { AppError } from '../../../platform/errors.ts'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import type { Shop } from '../../../shop.ts'
import { addZone, listStaffZones } from './zones.staff.service.ts'

/** Adds the zones that a new shop can start from. Refuses with 'shipping.zones-exist' once there are some. */
export async function addTemplateZones(shop: Shop, session: StaffSession): Promise<StaffZone[]> {
  if ((await listStaffZones(shop)).length > 0)
    throw new AppError('conflict', 'shipping.zones-exist', 'There are zones already. Change these instead.')
  for (const { name, fee, days, places } of templateZones)
    await addZone(shop, session, { ...plain, name, fee, days, places })
  return listStaffZones(shop)
}

const plain = { isDelivered: true, freeOver: null, express: null, weightSteps: [], priceSteps: [] }

const inSriLanka = (isThere: (district: (typeof sriLankanDistricts)[number]) => boolean) =>
  sriLankanDistricts.filter(isThere).map(({ name }) => ({ countryCode: 'LK', state: name, city: '' }))

/** Prices in LKR, as parcels cost at home and by air. */
const templateZones = [
  {
    name: 'Colombo',
    fee: 350,
    days: { min: 1, max: 2 },
    places: inSriLanka(({ name }) => name === 'Colombo'),
  },
  {
    name: 'Western Province',
    fee: 400,
    days: { min: 2, max: 3 },
    places: inSriLanka(({ name, province }) => province === 'Western' && name !== 'Colombo'),
  },
  {
    name: 'Rest of Sri Lanka',
    fee: 450,
    days: { min: 2, max: 5 },
    places: inSriLanka(({ province }) => province !== 'Western'),
  },
  {
    name: 'Abroad',
    fee: 7_500,
    days: { min: 7, max: 21 },
    places: [{ countryCode: '*', state: '', city: '' }],
  },
]
