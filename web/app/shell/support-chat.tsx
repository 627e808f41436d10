import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '../platform/screen/when-idle.ts'
import { useToken } from '../platform/session.ts'

/** The support chat of a logged-in customer; it loads once the page is idle. Visitors never load it. */
export function SupportChat() {
  const token = useToken()
  const [Widget, setWidget] = useState<ComponentType<{ readonly token: string }>>()
  const isIn = Boolean(token)
  useEffect(() => {
    if (!isIn) return
    let isUnmounted = false
    const load = async () => {
      const chat = await import('../features/chat/index.ts').catch(() => undefined)
      if (isUnmounted) return
      if (chat === undefined) window.addEventListener('online', load, { once: true })
      else setWidget(() => chat.ChatWidget)
    }
    const callOff = whenIdle(load)
    return () => {
      isUnmounted = true
      callOff()
      window.removeEventListener('online', load)
    }
  }, [isIn])
  return token && Widget ? <Widget key={token} token={token} /> : null
}
