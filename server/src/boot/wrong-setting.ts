/** A setting that stops the start; the message is for a person. */
export class WrongSetting extends Error {}

/** A setting that another one needs beside it. Throws WrongSetting with its name. */
export function needed(value: string | undefined, name: string, by: string): string {
  if (value === undefined) throw new WrongSetting(`${name} is missing: ${by} is set, and is no good alone.`)
  return value
}
