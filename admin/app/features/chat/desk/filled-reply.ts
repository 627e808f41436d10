interface ReplyFacts {
  readonly customer: string
  readonly agent: string
  /** The number of the customer's latest order, if there is one. */
  readonly order?: string | undefined
}

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

/** A canned reply with its placeholders filled in; one that is not known stays, to be filled in by hand. */
export const filledReply = (body: string, { customer, agent, order }: ReplyFacts): string =>
  body
    .replaceAll('{customer}', firstName(customer))
    .replaceAll('{agent}', firstName(agent))
    .replaceAll('{order}', order ?? '{order}')
