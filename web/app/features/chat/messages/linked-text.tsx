import { partsOf } from './addresses.ts'

/** A text in which web addresses are links. Everything else stays text. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  partsOf(text).map(({ part, isAddress }, at) =>
    isAddress ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow" className="underline">
        {part}
      </a>
    ) : (
      part
    ),
  )
