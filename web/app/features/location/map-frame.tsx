import { useEffect, useRef, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { type MapMessage, mapMessageIn } from './map-messages.ts'
import './location-words.ts'

interface FrameProps {
  readonly latitude: number
  readonly longitude: number
  readonly onMove: (spot: { readonly latitude: number; readonly longitude: number }) => void
}

/** The map in an iframe: only its page may load third-party scripts and images. */
export function MapFrame({ latitude, longitude, onMove }: FrameProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const [failed, setFailed] = useState<Extract<MapMessage, { kind: 'failed' }>['reason']>()
  const move = useRef(onMove)
  move.current = onMove
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return
      const message = mapMessageIn(data)
      if (message?.kind === 'moved') move.current(message)
      if (message?.kind === 'failed') setFailed(message.reason)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  if (failed !== undefined)
    return (
      <p role={failed === 'none' ? 'status' : 'alert'} className="text-small text-timber">
        {t(
          failed === 'none'
            ? 'location:noMap'
            : failed === 'script'
              ? 'location:mapScript'
              : 'location:mapFailed',
        )}
      </p>
    )
  return (
    <iframe
      ref={frame}
      title={t('location:map')}
      src={paths.checkoutMap(latitude, longitude)}
      className="h-72 w-full border border-border bg-sand"
    />
  )
}
