import { ColourChoice, Skeleton, WordChoice } from '@first-fashion/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/queries/call.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { Option, ReturnableLine } from '../return-draft.ts'
import { returnKeys } from '../returns.keys.ts'
import '../returns-words.ts'

interface ChoiceProps {
  readonly line: ReturnableLine
  readonly quantity: number
  readonly chosen: Option | undefined
  readonly onChoose: (option: Option) => void
}

/** The colours and sizes of what was bought; those without enough units are struck through. */
export function ExchangeChoice({ line, quantity, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  const [colour, setColour] = useState(chosen?.variantIndex ?? line.variantIndex)
  const found = useQuery({
    queryKey: returnKeys.options(line.slug),
    queryFn: async () => (await call('catalog.single', { body: { slug: line.slug } })).product,
    retry: false,
  })
  const { name } = line
  if (found.isError) return <p className="text-hibiscus">{t('returns:noOptions', { name })}</p>
  if (found.data === undefined) return <Skeleton className="h-24" />
  const { variants, sizes } = found.data
  const variant = variants.find(({ variantIndex }) => variantIndex === colour)
  const offered =
    variants.length === 0
      ? sizes.map((size) => ({ size, quantity: Number.POSITIVE_INFINITY }))
      : (variant?.sizes ?? [])
  return (
    <div className="flex flex-col gap-3">
      {variants.length < 2 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a group of toggle buttons, as on the product page.
        <div role="group" aria-label={t('returns:colour', { name })} className="flex flex-wrap gap-2">
          {variants.map((one) => (
            <ColourChoice
              key={one.variantIndex}
              name={one.color}
              colour={one.colorCode}
              chosen={one.variantIndex === colour}
              onClick={() => setColour(one.variantIndex)}
            />
          ))}
        </div>
      )}
      <p className="text-small font-medium">{t('returns:size', { name })}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of toggle buttons, as on the product page. */}
      <div role="group" aria-label={t('returns:size', { name })} className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <WordChoice
            key={one.size}
            word={one.size}
            disabled={one.quantity < quantity}
            chosen={chosen?.variantIndex === colour && chosen.size === one.size}
            onClick={() => onChoose({ variantIndex: colour, size: one.size })}
          />
        ))}
      </div>
      {chosen === undefined ? <p className="text-small text-timber">{t('returns:chooseSize')}</p> : null}
    </div>
  )
}
