import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { laterEn } from './later.ts'

const app = fileURLToPath(new URL('../../', import.meta.url))
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('words'),
)
const usesLaterWord = new RegExp(`['\`](${Object.keys(laterEn).join('|')})\\.\\w`)

describe('words that come later', () => {
  it('are imported by every file that uses one, so that none is shown by its key', () => {
    const users = files.filter((file) => usesLaterWord.test(readFileSync(`${app}${file}`, 'utf8')))
    expect(users.length).toBeGreaterThan(10)
    const without = users.filter(
      (file) => !readFileSync(`${app}${file}`, 'utf8').includes("platform/words/later.ts'"),
    )
    expect(without).toEqual([])
  })

  it('share no section with those of a first visit', () => {
    expect(Object.keys(laterEn).filter((section) => section in en)).toEqual([])
  })
})
