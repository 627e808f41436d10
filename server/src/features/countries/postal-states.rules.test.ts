import { sriLankanDistricts } from '@first-fashion/contract/countries/sri-lanka'
import { allCountries as regions } from 'country-region-data'
import { describe, expect, it } from 'vitest'
import { sriLankanProvinces } from './countries.rules.ts'
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
  JP: `01 060-8588, 02 030-8570, 03 020-8570, 04 980-8570, 05 010-8570, 06 990-8570, 07 960-8670, 08 310-8555, 09 320-8501,
    10 371-8570, 11 330-9301, 12 260-8667, 13 163-8001, 14 231-8588, 15 950-8570, 16 930-8501, 17 920-8580, 18 910-8580,
    19 400-8501, 20 380-8570, 21 500-8570, 22 420-8601, 23 460-8501, 24 514-8570, 25 520-8577, 26 602-8570, 27 540-8570,
    28 650-8567, 29 630-8501, 30 640-8585, 31 680-8570, 32 690-8501, 33 700-8570, 34 730-8511, 35 753-8501, 36 770-8570,
    37 760-8570, 38 790-8570, 39 780-8570, 40 812-8577, 41 840-8570, 42 850-8570, 43 862-8570, 44 870-8501, 45 880-8501,
    46 890-8577, 47 900-8570`,
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

describe('postal codes of Sri Lanka', () => {
  const capitals = `Ampara 32000, Anuradhapura 50000, Badulla 90000, Batticaloa 30000, Colombo 00300, Galle 80000, Gampaha 11000,
    Hambantota 82000, Jaffna 40000, Kalutara 12000, Kandy 20000, Kegalle 71000, Kilinochchi 44000, Kurunegala 60000,
    Mannar 41000, Matale 21000, Matara 81000, Monaragala 91000, Mullaitivu 42000, Nuwara Eliya 22200, Polonnaruwa 51000,
    Puttalam 61300, Ratnapura 70000, Trincomalee 31000, Vavuniya 43000`
  const codes = new Map(capitals.split(/,\s*/).map((pair) => [pair.slice(0, -6), pair.slice(-5)] as const))

  it('fit the district and the province that they lie in', () => {
    expect([...codes.keys()].sort()).toEqual(sriLankanDistricts.map(({ name }) => name).sort())
    for (const { name, province } of sriLankanDistricts) {
      const code = codes.get(name) ?? ''
      expect(liesElsewhere('LK', name, code), name).toBe(false)
      const provinces = sriLankanProvinces.filter((one) => !liesElsewhere('LK', one.code, code))
      expect(
        provinces.map((one) => one.name),
        name,
      ).toEqual([province])
    }
  })

  it('do not fit most other districts', () => {
    for (const [name, code] of codes) {
      const fitting = [...codes.keys()].filter((one) => !liesElsewhere('LK', one, code))
      expect(fitting).toContain(name)
      expect(fitting.length, `${code} fits ${fitting}`).toBeLessThanOrEqual(2)
    }
  })
})

it('nothing is doubted where a code does not tell the state', () => {
  expect(liesElsewhere('GB', 'KEN', 'SW1A 1AA')).toBe(false)
  expect(liesElsewhere('US', 'nowhere', '94103')).toBe(false)
})
