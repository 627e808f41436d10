import { TypedFastBitSet } from 'typedfastbitset'

/** Sets of slots under names. */
export class SlotsByName<Name extends string> {
  private readonly sets = new Map<Name, TypedFastBitSet>()

  /** The set of a name, to be read or added to. */
  of(name: Name): TypedFastBitSet {
    const set = this.sets.get(name) ?? new TypedFastBitSet()
    this.sets.set(name, set)
    return set
  }

  /** What stands under any of the names; only to be read. Names that nobody has are not remembered. */
  anyOf(names: readonly Name[]): TypedFastBitSet {
    const [first, ...others] = names.flatMap((name) => this.sets.get(name) ?? [])
    if (first === undefined) return new TypedFastBitSet()
    if (others.length === 0) return first
    const found = first.clone()
    for (const set of others) found.union(set)
    return found
  }

  names(): Name[] {
    return [...this.sets.keys()]
  }

  remove(slot: number): void {
    for (const set of this.sets.values()) set.remove(slot)
  }
}
