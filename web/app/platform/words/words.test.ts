import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { cookiesEn } from './cookies.ts'
import { en } from './en.ts'
import { homeEn } from './home.ts'
import { laterEn } from './later.ts'
import { newsletterEn } from './newsletter.ts'
import { reviewsEn } from './reviews.ts'

const app = fileURLToPath(new URL('../../', import.meta.url))
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('words'),
)

describe.each([
  { file: 'later', words: laterEn, fewest: 10 },
  { file: 'cookies', words: cookiesEn, fewest: 3 },
  { file: 'home', words: homeEn, fewest: 1 },
  { file: 'newsletter', words: newsletterEn, fewest: 1 },
  { file: 'reviews', words: reviewsEn, fewest: 2 },
])('words of $file', ({ file, words, fewest }) => {
  it('are imported by every file that uses one, so that none is shown by its key', () => {
    // Calls of the contract may begin alike.
    const uses = new RegExp(`(?<!api\\()['\`](${Object.keys(words).join('|')})\\.\\w`)
    const users = files.filter((one) => uses.test(readFileSync(`${app}${one}`, 'utf8')))
    expect(users.length).toBeGreaterThanOrEqual(fewest)
    const without = users.filter(
      (one) => !readFileSync(`${app}${one}`, 'utf8').includes(`platform/words/${file}.ts'`),
    )
    expect(without).toEqual([])
  })

  it('share no section with those of a first visit', () => {
    expect(Object.keys(words).filter((section) => section in en)).toEqual([])
  })
})
