import type { DesignFont, DesignWeight } from '@first-fashion/contract/designs/design-limits'

/** The files that texts are drawn from: the path of each within the libraries, so that browser and server find the same. */
export const faceFiles = {
  'arimo-400': '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
  'arimo-700': '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
  'tinos-400': '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  'tinos-700': '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf',
  'gelasio-400': '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf',
  'gelasio-700': '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf',
  'dejavu-200': 'dejavu-fonts-ttf/ttf/DejaVuSans-ExtraLight.ttf',
  'dejavu-400': 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-700': 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  'anton-400': '@expo-google-fonts/anton/400Regular/Anton_400Regular.ttf',
  'comic-300': '@expo-google-fonts/comic-neue/300Light/ComicNeue_300Light.ttf',
  'comic-400': '@expo-google-fonts/comic-neue/400Regular/ComicNeue_400Regular.ttf',
  'comic-700': '@expo-google-fonts/comic-neue/700Bold/ComicNeue_700Bold.ttf',
  'sinhala-400': '@expo-google-fonts/noto-sans-sinhala/400Regular/NotoSansSinhala_400Regular.ttf',
  'tamil-400': '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  'emoji-400': '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
} as const

export type FaceId = keyof typeof faceFiles

type Weights = Readonly<Record<DesignWeight, FaceId>>

/** Open faces of the same measures as the fonts that customers choose, or close to them; 'lighter' where there is one. */
const faces: Readonly<Record<DesignFont, Weights>> = {
  Arial: { normal: 'arimo-400', bold: 'arimo-700', lighter: 'arimo-400' },
  Helvetica: { normal: 'arimo-400', bold: 'arimo-700', lighter: 'arimo-400' },
  'Times New Roman': { normal: 'tinos-400', bold: 'tinos-700', lighter: 'tinos-400' },
  Georgia: { normal: 'gelasio-400', bold: 'gelasio-700', lighter: 'gelasio-400' },
  Verdana: { normal: 'dejavu-400', bold: 'dejavu-700', lighter: 'dejavu-200' },
  Impact: { normal: 'anton-400', bold: 'anton-400', lighter: 'anton-400' },
  'Comic Sans MS': { normal: 'comic-400', bold: 'comic-700', lighter: 'comic-300' },
}

export const faceOf = (font: DesignFont, weight: DesignWeight): FaceId => faces[font][weight]

/** Letters that the chosen faces lack come from a face of their script. */
const scripts: readonly (readonly [RegExp, FaceId])[] = [
  [/\p{Script=Sinhala}/u, 'sinhala-400'],
  [/\p{Script=Tamil}/u, 'tamil-400'],
  [/\p{Regional_Indicator}|(?=\p{Emoji_Presentation}|\p{Extended_Pictographic})[^\d©®™]/u, 'emoji-400'],
  // Beyond Latin and the punctuation that every face has.
  [/[\u0250-\u200a\u2040-\u20ab\u20ad-\u2121\u2123-\ufdff\u{10000}-\u{10ffff}]/u, 'dejavu-400'],
]

/** The face of what a reader sees as one character. */
export const faceOfGrapheme = (grapheme: string, chosen: FaceId): FaceId =>
  scripts.find(([pattern]) => pattern.test(grapheme))?.[1] ?? chosen
