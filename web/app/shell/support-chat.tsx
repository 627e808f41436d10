import { type ComponentType, useEffect, useState } from 'react'
import { useToken } from '../platform/session.ts'

/** The support chat of a logged-in customer; it loads once the page is idle. Visitors never load it. */
export function SupportChat() {
  const token = useToken()
  const [Widget, setWidget] = useState<ComponentType<{ readonly token: string }>>()
  const isIn = Boolean(token)
  useEffect(() => {
    if (!isIn) return
    const load = () => import('../features/chat/index.ts').then((chat) => setWidget(() => chat.ChatWidget))
    // Safari has no idle callback.
    ;(window.requestIdleCallback ?? setTimeout)(load)
  }, [isIn])
  return token && Widget ? <Widget key={token} token={token} /> : null
}
