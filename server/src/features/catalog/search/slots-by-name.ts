import { TypedFastBitSet } from 'typedfastbitset'

/** Sets of slots by name. */
export class SlotsByName<Name extends string> {
  private readonly sets = new Map<Name, TypedFastBitSet>()

  /** The set of a name, to read or add to. */
  of(name: Name): TypedFastBitSet {
    const set = this.sets.get(name) ?? new TypedFastBitSet()
    this.sets.set(name, set)
    return set
  }

  /** The union of several names' sets, read-only. Unknown names are not stored. */
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
