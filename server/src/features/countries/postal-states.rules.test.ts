import { allCountries as regions } from 'country-region-data'
import { describe, expect, it } from 'vitest'
import { liesElsewhere } from './postal-states.rules.ts'

/** A postal code of each state, of its capital where it has one. */
const known: Readonly<Record<string, string>> = {
  US: `AL 36104, AK 99801, AS 96799, AZ 85001, AR 72201, CA 95814, CO 80202, CT 06103, DE 19901, DC 20001, FM 96941,
    FL 32301, GA 30303, GU 96910, HI 96813, ID 83702, IL 62701, IN 46225, IA 50309, KS 66603, KY 40601, LA 70802,
    ME 04330, MH 96960, MD 21401, MA 02201, MI 48933, MN 55102, MS 39205, MO 65101, MT 59623, NE 68502, NV 89701,
    NH 03301, NJ 08608, NM 87501, NY 12207, NC 27601, ND 58501, MP 96950, OH 43215, OK 73102, OR 97301, PW 96940,
    PA 17101, PR 00901, RI 02903, SC 29217, SD 57501, TN 37219, TX 78701, UT 84111, VT 05602, VI 00802, VA 23219,
    WA 98507, WV 25301, WI 53703, WY 82001, AA 34004, AE 09021, AP 96201`,
  IN: `AN 744101, AP 520001, AR 791111, AS 781001, BR 800001, CH 160017, CT 492001, DH 396210, DL 110001, GA 403001,
    GJ 382010, HR 122001, HP 171001, JK 190001, JH 834001, KA 560001, KL 695001, LA 194101, LD 682555, MP 462001,
    MH 400001, MN 795001, ML 793001, MZ 796001, NL 797001, OR 751001, PY 605001, PB 141001, RJ 302001, SK 737101,
    TN 600001, TG 500001, TR 799001, UT 248001, UP 226001, WB 700001`,
  CA: `AB T5J, BC V8V, MB R3C, NB E3B, NL A1C, NT X1A, NS B3J, NU X0A, ON M5H, PE C1A, QC G1A, SK S4P, YT Y1A`,
  AU: 'ACT 2600, NSW 2000, NT 0800, QLD 4000, SA 5000, TAS 7000, VIC 3000, WA 6000',
}
describe.each(Object.keys(known))('postal codes of %s', (country) => {
  const codes = new Map(
    (known[country] ?? '').split(/,\s*/).map((pair) => {
      const [state = '', code = ''] = pair.split(' ')
      return [state, code] as const
    }),
  )

  it('fit the state that they lie in, of all its states', () => {
    const states = regions.find(([, code]) => code === country)?.[2].map(([, code]) => code) ?? []
    expect([...codes.keys()].sort()).toEqual(states.toSorted())
    for (const [state, code] of codes) expect(liesElsewhere(country, state, code), state).toBe(false)
  })

  it('do not fit most of the others', () => {
    for (const [state, code] of codes) {
      const fitting = [...codes.keys()].filter((one) => !liesElsewhere(country, one, code))
      expect(fitting).toContain(state)
      expect(fitting.length, `${code} fits ${fitting}`).toBeLessThanOrEqual(5)
    }
  })
})

it('nothing is doubted where a code does not tell the state', () => {
  expect(liesElsewhere('JP', '13', '600-8001')).toBe(false)
  expect(liesElsewhere('US', 'nowhere', '94103')).toBe(false)
})
