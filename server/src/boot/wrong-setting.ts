/** Settings that stop the start; the message is for people, with a line for each. */
export class WrongSetting extends Error {}

/** A setting that another one requires. Throws WrongSetting with its name. */
export function needed(value: string | undefined, name: string, by: string): string {
  if (value === undefined) throw new WrongSetting(missingBeside(name, by))
  return value
}

export const missingBeside = (name: string, by: string): string =>
  `${name} is missing: it is required because ${by} is set.`
