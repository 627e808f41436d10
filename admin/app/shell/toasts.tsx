import { limits } from '@first-fashion/contract/limits'
import { pauseWhileFocused } from '@first-fashion/ui'
import { ToastContainer, toast } from 'react-toastify/unstyled'

const followFocus = (host: HTMLElement | null) => (host === null ? undefined : pauseWhileFocused(host, toast))

/** The toasts of the back office: Alt+T leads to them, and they wait while the keyboard is in them. */
export function Toasts() {
  return (
    <div ref={followFocus}>
      <ToastContainer
        position="top-right"
        autoClose={limits.toastAutoCloseMs}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      />
    </div>
  )
}
