import type { PaymentStart } from '@first-fashion/contract/payments/start'

export type RazorpayStart = Extract<PaymentStart, { kind: 'script' }>

/** The result of Razorpay's script after a payment; the server verifies its signature. */
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

/** Loads the script once. Rejects when it cannot be loaded. */
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

/** Opens Razorpay's window; undefined when it was closed without paying. The shopper can retry a refused card in it. */
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
