/** Whether the chat fills the screen, as it does on phones. */
export const coversPage = (): boolean => window.matchMedia('(max-width: 639px)').matches
