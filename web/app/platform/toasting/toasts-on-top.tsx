import { limits } from '@first-fashion/contract/limits'
import { pauseWhileFocused } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ToastContainer, toast } from 'react-toastify/unstyled'
import { keepToastTimers } from './toast-timers.ts'

/**
 * The toasts, above all else: a popover, and inside the topmost open dialog, because a modal dialog makes whatever
 * is outside of it inert, so that it is neither pressed nor read out.
 */
export function ToastsOnTop() {
  const [host] = useState(makeHost)
  useEffect(() => stayOnTop(host), [host])
  useEffect(() => pauseWhileFocused(host, toast), [host])
  return createPortal(
    <ToastContainer
      position="top-right"
      autoClose={limits.toastAutoCloseMs}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      closeOnClick
      pauseOnFocusLoss={false}
    />,
    host,
  )
}

function makeHost(): HTMLElement {
  const host = document.createElement('div')
  host.popover = 'manual'
  host.className = 'inset-auto m-0 size-0 overflow-visible border-0 bg-transparent p-0'
  return host
}

/** Follows dialogs as they open, close and go. */
function stayOnTop(host: HTMLElement): () => void {
  const timers = keepToastTimers(host)
  let opened: readonly Element[] = []
  const place = () => {
    const open = [...document.querySelectorAll('dialog:modal')]
    // The one that was opened last is on top, wherever it stands in the page.
    opened = [...opened.filter((one) => open.includes(one)), ...open.filter((one) => !opened.includes(one))]
    const parent = opened.at(-1) ?? document.body
    if (host.parentElement === parent && host.isConnected) return
    parent.append(host)
    host.showPopover()
    timers.resume()
  }
  place()
  const observer = new MutationObserver(place)
  observer.observe(document.body, {
    attributes: true,
    attributeFilter: ['open'],
    childList: true,
    subtree: true,
  })
  return () => {
    observer.disconnect()
    timers.stop()
    host.remove()
  }
}
