/** Signs that nobody sees, and those that turn the text around them. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/u
const everyUnseen = new RegExp(unseen, 'gu')

/** Unseen signs where writing needs them: joiners after a virama, as in ශ්‍රී, and between the parts of an emoji. */
const needed =
  /(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]|(?<=\p{Extended_Pictographic})\uFE0F|(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu

/** Whether a text of one line has signs that nobody sees where no writing needs them. */
export const hasUnseen = (text: string): boolean => unseen.test(text.replace(needed, ''))

/** The text without any of them, to compare it with others. */
export const withoutUnseen = (text: string): string => text.replace(everyUnseen, '')

/** The text without those that no writing needs; line breaks stay. */
export function withoutNeedless(text: string): string {
  const stays = new Set([...text.matchAll(needed)].map(({ index }) => index))
  return text.replace(everyUnseen, (sign: string, at: number) => (stays.has(at) || sign === '\n' ? sign : ''))
}

/** Whether anything of it can be read or seen. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{Extended_Pictographic}]/u.test(withoutUnseen(text))
