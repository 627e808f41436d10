import type { ChatCard } from '@first-fashion/contract/chat/message'
import { Link } from 'react-router'

/** An order, a product or a design that a message shows. */
export const CardLink = ({ card }: { readonly card: ChatCard }) => (
  <Link
    to={card.path}
    className="flex w-64 max-w-full gap-3 rounded-soft border border-hairline bg-paper p-2 hover:border-ink"
  >
    <CardPicture card={card} />
    <span className="min-w-0 py-1">
      <span className="block truncate font-medium">{card.title}</span>
      <span className="line-clamp-2 text-small text-timber">{card.note}</span>
    </span>
  </Link>
)

export const CardPicture = ({ card: { image } }: { readonly card: Pick<ChatCard, 'image'> }) =>
  image === '' ? null : <img src={image} alt="" className="h-16 w-13 shrink-0 bg-sand object-cover" />
