/** A conversation as store and back office show it. Its client, which needs no screen, has files of its own. */
export { Conversation, MessagePicture, MessageText, type Receipt } from './conversation.tsx'
export { MessageForm } from './message-form.tsx'
