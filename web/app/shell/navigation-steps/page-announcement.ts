import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation, focuses the new page's heading for screen readers, and returns its
 * title. Skips the first page, query changes of the same page, and pages that set the focus themselves.
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
