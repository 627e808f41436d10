/** The front door of the support chat; its code loads for logged-in customers, after the page is idle. */
export { ChatWidget } from './chat-widget.tsx'
