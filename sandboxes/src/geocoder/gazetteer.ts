/** A known place, in the parts of Google's answers. */
export interface GazetteerPlace {
  readonly latitude: number
  readonly longitude: number
  readonly number: string
  readonly route: string
  readonly area: string
  readonly city: string
  /** The postal town if there is no locality, as in London. */
  readonly isPostalTown?: true
  readonly district: string
  readonly state: readonly [long: string, short: string]
  readonly country: readonly [long: string, short: string]
  readonly postalCode: string
}

const lanka = ['Sri Lanka', 'LK'] as const
const place = (
  [latitude, longitude]: readonly [number, number],
  [number, route, area, city]: readonly [string, string, string, string],
  [district, postalCode]: readonly [string, string],
  state: readonly [string, string],
  country: readonly [string, string] = lanka,
): GazetteerPlace => ({
  latitude,
  longitude,
  number,
  route,
  area,
  city,
  district,
  postalCode,
  state,
  country,
})

export const gazetteer: readonly GazetteerPlace[] = [
  place(
    [6.9147, 79.8523],
    ['42', 'Galle Road', 'Kollupitiya', 'Colombo'],
    ['Colombo District', '00300'],
    ['Western Province', 'WP'],
  ),
  place(
    [7.2936, 80.635],
    ['8', 'Dalada Veediya', '', 'Kandy'],
    ['Kandy District', '20000'],
    ['Central Province', 'CP'],
  ),
  place(
    [6.0269, 80.217],
    ['15', 'Church Street', 'Fort', 'Galle'],
    ['Galle District', '80000'],
    ['Southern Province', 'SP'],
  ),
  place(
    [9.6615, 80.0255],
    ['3', 'Hospital Road', '', 'Jaffna'],
    ['Jaffna District', '40000'],
    ['Northern Province', 'NP'],
  ),
  place(
    [19.076, 72.8777],
    ['12', 'Linking Road', 'Bandra West', 'Mumbai'],
    ['Mumbai Suburban', '400050'],
    ['Maharashtra', 'MH'],
    ['India', 'IN'],
  ),
  {
    ...place(
      [51.5074, -0.1278],
      ['10', 'Strand', '', 'London'],
      ['Greater London', 'WC2N 5HR'],
      ['England', 'England'],
      ['United Kingdom', 'GB'],
    ),
    isPostalTown: true,
  },
  place(
    [40.7128, -74.006],
    ['250', 'Broadway', 'Manhattan', 'New York'],
    ['New York County', '10007'],
    ['New York', 'NY'],
    ['United States', 'US'],
  ),
  place(
    [37.7749, -122.4194],
    ['1', 'Market Street', '', 'San Francisco'],
    ['San Francisco County', '94105'],
    ['California', 'CA'],
    ['United States', 'US'],
  ),
  place(
    [35.6762, 139.6503],
    ['4', 'Setagaya-dori', 'Sangenjaya', 'Setagaya City'],
    ['', '154-0024'],
    ['Tokyo', 'Tokyo'],
    ['Japan', 'JP'],
  ),
  place(
    [-33.8688, 151.2093],
    ['1', 'Macquarie Street', '', 'Sydney'],
    ['Council of the City of Sydney', '2000'],
    ['New South Wales', 'NSW'],
    ['Australia', 'AU'],
  ),
]

/** A position within this many km counts as the place. */
const reachKm = 40

/** The nearest place, or none, for example at sea. */
export function nearest(latitude: number, longitude: number): GazetteerPlace | undefined {
  const [best] = gazetteer
    .map((one) => ({ one, km: distanceKm(one, latitude, longitude) }))
    .toSorted((a, b) => a.km - b.km)
  return best === undefined || best.km > reachKm ? undefined : best.one
}

function distanceKm(one: GazetteerPlace, latitude: number, longitude: number): number {
  const radians = Math.PI / 180
  const north = (latitude - one.latitude) * 111.2
  const east = (longitude - one.longitude) * 111.2 * Math.cos(latitude * radians)
  return Math.hypot(north, east)
}
