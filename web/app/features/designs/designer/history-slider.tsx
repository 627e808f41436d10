import { sidesOf } from '@first-fashion/designer-engine/document/document'
import { replayed } from '@first-fashion/designer-engine/history/history'
import { Button, Disclosure, Slider } from '@first-fashion/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { DesignVersions, useVersions } from './design-versions.tsx'
import { useDesigner, useDesignerState, useIsLookingBack } from './state/designer-context.ts'
import './designer-words.ts'

/** Everything that was ever done here, as a slider: further back than undo goes. */
export function HistorySlider() {
  const { t } = useTranslation()
  const length = useDesignerState(({ log }) => log.length)
  const { versions } = useVersions()
  const store = useDesigner()
  const [isOpen, setOpen] = useState(false)
  const toggle = (opens: boolean) => {
    setOpen(opens)
    // One does not look back with the slider out of sight.
    if (!opens) store.preview(null)
  }
  useEffect(() => () => store.preview(null), [store])
  if (length === 0 && versions.length === 0) return null
  return (
    <Disclosure title={t('designer:history')} open={isOpen} onToggle={toggle}>
      {length === 0 ? null : <Moments length={length} />}
      <DesignVersions />
    </Disclosure>
  )
}

function Moments({ length }: { readonly length: number }) {
  const { t } = useTranslation()
  const store = useDesigner()
  const [chosen, setMoment] = useState(length)
  const frame = useRef<HTMLDivElement>(null)
  const isLookingBack = useIsLookingBack()
  const moment = isLookingBack ? chosen : length
  const sidesAt = (count: number) => sidesOf(replayed(store.get().log, store.fields, count).present)
  const show = (count: number) => {
    setMoment(count)
    store.preview(count === length ? null : { command: { do: 'replace', sides: sidesAt(count) }, guides: [] })
  }
  /** Its buttons rest at the newest moment, and take no focus then. */
  const toNow = (act: () => void) => {
    act()
    frame.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={frame} className="flex flex-col gap-2">
      <Slider
        label={t('designer:moment', { moment, length })}
        value={moment}
        min={0}
        max={length}
        step={1}
        onChange={show}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={moment === length}
          onClick={() => toNow(() => store.run({ do: 'replace', sides: sidesAt(moment) }))}
        >
          {t('designer:goBack')}
        </Button>
        <Button variant="quiet" disabled={moment === length} onClick={() => toNow(() => show(length))}>
          {t('designer:toLatest')}
        </Button>
      </div>
    </div>
  )
}
