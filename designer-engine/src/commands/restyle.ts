import type { DesignCommand } from '@first-fashion/contract/designs/design-commands'
import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import { type Elements, edited, unlessSame } from './elements.ts'

type Of<Verb extends DesignCommand['do']> = Extract<DesignCommand, { readonly do: Verb }>

/** Restyles elements; a picture takes opacity and colour only. */
export const restyled = (
  elements: Elements,
  ids: readonly string[],
  style: Of<'restyle'>['style'],
): Elements =>
  edited(elements, ids, (one) => {
    if (one.type === 'text') return unlessSame(one, { ...one, style: { ...one.style, ...style } })
    const { opacity = one.style.opacity, color = one.style.color } = style
    return unlessSame(one, { ...one, style: { opacity, color } })
  })

export const written = (elements: Elements, id: string, text: string): Elements =>
  edited(elements, [id], (one) => (one.type === 'text' ? unlessSame(one, { ...one, text }) : one))

export const pictureChanged = (
  elements: Elements,
  { id, url, crop, tileWidth, isBackgroundRemoved }: Of<'change-picture'>,
): Elements =>
  edited(elements, [id], (one) =>
    one.type === 'text'
      ? one
      : unlessSame(one, {
          ...one,
          url: url ?? one.url,
          crop: crop === undefined ? one.crop : crop,
          tileWidth: tileWidth === undefined ? one.tileWidth : tileWidth,
          isBackgroundRemoved: isBackgroundRemoved ?? one.isBackgroundRemoved,
        }),
  )

/** Makes a group of elements; without a name, their groups are dissolved. */
export function grouped(elements: Elements, ids: readonly string[], group: string | null): Elements {
  const dissolved = new Set(elements.filter(({ id }) => ids.includes(id)).map((one) => one.group))
  return elements.map((one) => {
    const isMember =
      ids.includes(one.id) || (group === null && one.group !== null && dissolved.has(one.group))
    return isMember && one.group !== group ? { ...one, group } : one
  })
}

/** Locks, unlocks, hides or shows; a locked element can be unlocked. */
export const stateSet = (elements: Elements, { ids, isLocked, isHidden }: Of<'set-state'>): Elements =>
  elements.map((one) => (ids.includes(one.id) ? inState(one, isLocked, isHidden) : one))

const inState = (
  one: DesignElement,
  isLocked: boolean = one.isLocked,
  isHidden: boolean = one.isHidden,
): DesignElement =>
  one.isLocked === isLocked && one.isHidden === isHidden ? one : { ...one, isLocked, isHidden }
