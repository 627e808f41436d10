import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After another page has come, the focus is at its heading, where readers of screens go on, and its title is what this
 * answers. The first page, another query of the same page, and a page that took the focus itself are left alone.
 */
export function usePageAnnouncement(): string {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    setTitle(document.title)
    if (document.activeElement?.closest('#content, dialog')) return
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return title
}
