/** Characters that nobody sees by themselves: controls but for tabs and line breaks, joiners, selectors, direction marks. */
const invisible =
  /(?![\t\n])[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u{2028}\u{2029}\u{FFF9}-\u{FFFB}]/gu

/** Scripts whose letters change with a joiner beside them. */
const joiningScripts = [
  'Arabic Syriac Mandaic Nko Mongolian Phags_Pa Adlam Hanifi_Rohingya Manichaean Sogdian Chorasmian',
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Newa Grantha Tirhuta',
  'Chakma Kaithi Khojki Sharada Takri Modi Saurashtra Meetei_Mayek Syloti_Nagri Lepcha Limbu Ol_Chiki',
  'Myanmar Khmer Tibetan Tai_Tham Balinese Javanese Sundanese Buginese Batak Cham Brahmi',
]
  .join(' ')
  .split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('')

const joining = `[${joiningScripts}]`
const afterEmoji = '(?<=\\p{Extended_Pictographic}[\\p{Emoji_Modifier}\\uFE0F]{0,2})'

/**
 * Where a script or an emoji needs them (Unicode chapters 9, 12, 13 and 23, and UTS 51): joiners beside a letter of a
 * joining script, word breaks of scripts without spaces, selectors behind what they select, and the tags of a flag.
 */
const needed = [
  `(?<=${joining})[\\u200C\\u200D]`,
  '(?<=[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}])\\u200B(?=[\\p{L}\\p{M}])',
  '(?<=\\p{Emoji})[\\uFE0E\\uFE0F]',
  `${afterEmoji}\\u200D(?=\\p{Extended_Pictographic})`,
  '(?<=\\p{Script=Han})[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
  '(?<=[\\p{L}\\p{M}])\\u034F(?=\\p{M})',
  '(?<=\\u{1F3F4})[\\u{E0020}-\\u{E007E}]{1,31}\\u{E007F}',
].join('|')

const neededOrInvisible = new RegExp(`(${needed})|${invisible.source}`, 'gu')

/** The text without invisible characters, but for those that a script or an emoji needs. */
export const withoutNeedlessInvisible = (text: string): string =>
  text.search(invisible) === -1 ? text : text.replace(neededOrInvisible, '$1')

/** The text without any invisible character, to compare it with others. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** Whether anything of a text can be read or seen. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(withoutInvisible(text).replaceAll('\u2800', ''))
