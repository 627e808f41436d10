import { createHash } from 'node:crypto'
import { z } from 'zod'

/** A person with an account at the provider. */
export interface Person {
  /** The only stable identifier of an account. */
  readonly id: string
  readonly name: string
  readonly email: string | null
  /** Whether the provider once verified the address. */
  readonly isVerified: boolean
  /** The Workspace domain that hosts the address, as Google's `hd`. */
  readonly workspace: string | null
}

interface Known {
  readonly name: string
  readonly email: string | null
  readonly kept: 'workspace' | 'verified' | 'unverified'
  readonly note: string
}

/** The people to choose from, one for each case that the shop distinguishes. */
export const knownPeople: Readonly<Record<'google' | 'facebook', readonly Known[]>> = {
  google: [
    {
      name: 'Amaya Perera',
      email: 'amaya@example.com',
      kept: 'workspace',
      note: 'has an account at the demonstration store',
    },
    {
      name: 'Kasun Fernando',
      email: 'kasun.fernando@gmail.com',
      kept: 'verified',
      note: 'new to the store',
    },
    {
      name: 'Ishara Jayawardena',
      email: 'ishara@outlook.example',
      kept: 'verified',
      note: 'an address that another house keeps, checked once',
    },
    { name: 'Tharindu Bandara', email: 'tharindu@example.org', kept: 'unverified', note: 'never checked' },
    { name: 'Nimal Wijesinghe', email: null, kept: 'unverified', note: 'shares no address' },
  ],
  facebook: [
    {
      name: 'Amaya Perera',
      email: 'amaya@example.com',
      kept: 'unverified',
      note: 'has an account at the demonstration store',
    },
    {
      name: 'Sanduni Rathnayake',
      email: 'sanduni@example.org',
      kept: 'unverified',
      note: 'new to the store',
    },
    { name: 'Nimal Wijesinghe', email: null, kept: 'unverified', note: 'shares no address' },
  ],
}

/** The form of the account page. */
export const choice = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.string().trim().max(254).default(''),
  kept: z.enum(['workspace', 'verified', 'unverified']).default('unverified'),
})

/** The chosen person: always the same for the same name and address. */
export function personFrom({ name, email, kept }: z.output<typeof choice>): Person {
  const digest = createHash('sha256').update(`${name}\n${email.toLowerCase()}`).digest('hex')
  return {
    id: `1${BigInt(`0x${digest}`).toString().slice(0, 20)}`,
    name,
    email: email === '' ? null : email,
    isVerified: kept !== 'unverified',
    workspace: kept === 'workspace' ? (email.split('@')[1] ?? null) : null,
  }
}
