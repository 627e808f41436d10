import { callList } from '@first-fashion/contract'
import { features as featureNames } from '@first-fashion/contract/features'
import { mailTextFields } from '@first-fashion/contract/mail-texts/mail-text'
import { describe, expect, it } from 'vitest'
import { useOwnShop } from '../../../testing/test-shop.ts'
import { faultIn } from '../../features/mail-texts/mail-texts.rules.ts'
import { tasksOf } from '../features.ts'

const test = useOwnShop()
const list = () => test.shop.features.list

describe('what the features own', () => {
  it('has one owner for every table that names a customer', async () => {
    const { rows } = await test.shop.database.pool.query(`
      select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and column_name = 'customer_id' and table_type = 'BASE TABLE' order by 1`)
    const claimed = list().flatMap(({ personalData }) => personalData?.tables ?? [])
    expect(claimed.toSorted()).toEqual(rows.map(({ name }) => name))
  })

  it('has one owner for every kind of upload', () => {
    const kinds = list().flatMap(({ uploads = [] }) => uploads.map(({ kind }) => kind))
    expect(kinds).toContain('product-picture')
    expect(new Set(kinds).size).toBe(kinds.length)
    const { database, clock, features } = test.shop
    const deps = { database, clock, uploads: features.uploads }
    const withoutReviews = list().filter(({ name }) => name !== 'reviews')
    expect(() => tasksOf(withoutReviews, deps)).toThrow('no feature owns uploads of the kind review-photo')
  })

  it('answers every call of the contract', () => {
    const answered = list().flatMap(({ handlers = {} }) => Object.keys(handlers))
    expect(answered.toSorted()).toEqual(callList.map(([name]) => name).toSorted())
  })

  it('is listed once for each feature of the contract', () => {
    expect(
      list()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...featureNames].toSorted())
  })

  it('lists emails whose own texts have no fault', () => {
    const kinds = list().flatMap(({ mails = [] }) => mails)
    expect(kinds.length).toBeGreaterThan(60)
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
    for (const kind of kinds) {
      expect(kind.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect([kind.name, faultIn(kind, kind)]).toEqual([kind.name, undefined])
      expect(mailTextFields.parse(kind)).toEqual({ subject: kind.subject, words: kind.words })
    }
  })

  it('names each task once', () => {
    const names = test.shop.features.tasks.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
