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

  /** What stands under any of the names; only to be read. */
  anyOf(names: readonly Name[]): TypedFastBitSet {
    const [first, ...others] = names
    if (first === undefined) return new TypedFastBitSet()
    if (others.length === 0) return this.of(first)
    const found = this.of(first).clone()
    for (const name of others) found.union(this.of(name))
    return found
  }

  names(): Name[] {
    return [...this.sets.keys()]
  }

  remove(slot: number): void {
    for (const set of this.sets.values()) set.remove(slot)
  }
}
