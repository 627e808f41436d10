import { v7 } from 'uuid'
import type { Clock } from './clock.ts'

/** Makes ids: UUIDv7, so that rows lie in the order they were made. */
export type NewId = () => string

export const idsFrom =
  (clock: Clock): NewId =>
  () =>
    v7({ msecs: clock.now().getTime() })

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Ids arrive from outside as text; only these may reach a uuid column. */
export const isUuid = (text: string): boolean => uuidShape.test(text)
