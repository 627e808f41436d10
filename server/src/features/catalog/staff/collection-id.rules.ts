import { slugOf } from '../../../platform/text/slug.ts'

const longest = 40

/** The permanent slug of a new collection: from its name, and unique. */
export function collectionIdOf(name: string, taken: ReadonlySet<string>): string {
  const letters = slugOf(name, 200)
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
  const plain = (letters === '' ? 'collection' : letters).slice(0, longest - 3).replace(/-$/, '')
  const ids = [plain, ...endings.map((ending) => `${plain}-${ending}`)]
  return ids.find((id) => !taken.has(id)) ?? plain
}

const alphabet = [...'bcdefghijklmnopqrstuvwxyz']
const endings = [...alphabet, ...alphabet.flatMap((first) => alphabet.map((second) => `${first}${second}`))]
