/** The connections of a server by whose they are: a customer's, or a member of staff's. */
export interface OwnerConnections<Connection> {
  count(owner: string): number
  add(owner: string, connection: Connection): void
  delete(owner: string, connection: Connection): void
  /** Those of some owners, or all of them. */
  of(owners: readonly string[] | undefined): readonly Connection[]
}

export function createOwnerConnections<Connection>(): OwnerConnections<Connection> {
  const ofOwner = new Map<string, Set<Connection>>()
  return {
    count: (owner) => ofOwner.get(owner)?.size ?? 0,
    add: (owner, connection) => {
      const own = ofOwner.get(owner) ?? new Set()
      ofOwner.set(owner, own.add(connection))
    },
    delete: (owner, connection) => {
      const own = ofOwner.get(owner)
      own?.delete(connection)
      if (own?.size === 0) ofOwner.delete(owner)
    },
    of: (owners) => (owners ?? [...ofOwner.keys()]).flatMap((owner) => [...(ofOwner.get(owner) ?? [])]),
  }
}
