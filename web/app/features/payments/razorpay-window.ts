import type { PaymentStart } from '@first-fashion/contract/payments/start'

export type RazorpayStart = Extract<PaymentStart, { kind: 'script' }>

/** What Razorpay's script hands to the page when the money is in; its signature is checked by the server. */
export interface RazorpayAnswer {
  readonly razorpay_order_id: string
  readonly razorpay_payment_id: string
  readonly razorpay_signature: string
}

interface RazorpayOptions {
  readonly key: string
  readonly amount: number
  readonly currency: string
  readonly name: string
  readonly description: string
  readonly order_id: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
  readonly handler: (answer: RazorpayAnswer) => void
  readonly modal: { readonly ondismiss: () => void }
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => { open(): void }
  }
}

/** Loads the script, the first time. Rejects when it cannot be had. */
export function loadRazorpay(scriptUrl: string): Promise<void> {
  if (window.Razorpay !== undefined) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('the script of Razorpay cannot be loaded'))
    }
    document.head.append(script)
  })
}

/** Opens the window over the page; undefined when it was closed without paying. A refused card can be tried again in it. */
export function openRazorpay({ order, checkout }: RazorpayStart): Promise<RazorpayAnswer | undefined> {
  return new Promise((resolve, reject) => {
    if (window.Razorpay === undefined) return reject(new Error('the script of Razorpay is not there'))
    const { key, name, description, prefill } = checkout
    const { id, amount, currency } = order
    const options = { key, amount, currency, name, description, order_id: id, prefill }
    new window.Razorpay({
      ...options,
      handler: resolve,
      modal: { ondismiss: () => resolve(undefined) },
    }).open()
  })
}
