const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/g

/** A text in which web addresses are links. Everything else stays text. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  text.split(address).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
      <a key={at} href={part} target="_blank" rel="noopener noreferrer nofollow" className="underline">
        {part}
      </a>
    ),
  )
