import { sessionEnded } from '../../accounts/accounts.events.ts'

const prefix = 'chat-draft-'

sessionEnded.subscribe(() => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
})

/** What was typed and did not arrive lies in the tab until the customer logs out. */
export const tabDrafts = {
  read: (name: string): string | null => sessionStorage.getItem(prefix + name),
  write: (name: string, text: string): void => {
    try {
      if (text === '') sessionStorage.removeItem(prefix + name)
      else sessionStorage.setItem(prefix + name, text)
    } catch {
      // Without storage it lives as long as the page.
    }
  },
}
