/** The front door of the chat. */
export { ChatWithCustomer } from './chat-with-customer.tsx'
