/** A setting that stops the start; the message is for people. */
export class WrongSetting extends Error {}

/** A setting that another one requires. Throws WrongSetting with its name. */
export function needed(value: string | undefined, name: string, by: string): string {
  if (value === undefined) throw new WrongSetting(`${name} is missing: it is required because ${by} is set.`)
  return value
}
