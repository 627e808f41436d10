import { createSign, createVerify } from 'node:crypto'
import { cleanLine } from '@first-fashion/contract/text/clean-text'
import { cutText } from '@first-fashion/contract/text/cut-text'
import type { PaymentOrder } from '../../ports/payment-provider.ts'

export interface KokoAccount {
  readonly merchantId: string
  /** Public: the browser posts it. */
  readonly apiKey: string
  /** The merchant's RSA key, PEM: signs what we send. */
  readonly privateKey: string
  /** Koko's RSA key, PEM: checks what Koko sends. */
  readonly publicKey: string
  /** Where Koko calls us back. */
  readonly callbackUrl: string
}

const plugin = { name: 'customapi', version: '1.0.1' } as const

/** RSA PKCS#1 v1.5 over SHA-256, base64, as Koko wants it. */
export const signed = (text: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(privateKey, 'base64')

export function isSigned(text: string, signature: string, publicKey: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64')
  } catch {
    return false
  }
}

/** An emoji with its parts, which may be digits, letters of flags and tags. */
const emoji =
  /\p{RGI_Emoji}|(?![\p{Emoji_Component}])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gv

/** Koko signs byte for byte what is posted; what its pages cannot show is left out before signing. */
const plain = (text: string, maximum: number): string =>
  cutText(
    cleanLine(text.replace(emoji, ' '))
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .replace(/\s+/g, ' ')
      .trim(),
    maximum,
  )

/** The fields of the form that the browser posts to start a payment, with their signature. */
export function orderForm(order: PaymentOrder, account: KokoAccount): Record<string, string> {
  const fields = {
    _mId: account.merchantId,
    api_key: account.apiKey,
    _returnUrl: order.successUrl,
    _cancelUrl: order.cancelUrl,
    _responseUrl: account.callbackUrl,
    _amount: (order.amountMinor / 100).toFixed(2),
    _currency: order.currencyCode,
    _reference: order.orderNumber,
    // Koko takes each of these once: it is the attempt's, not the order's.
    _orderId: order.attemptId,
    _pluginName: plugin.name,
    _pluginVersion: plugin.version,
    _description: plain(`Order ${order.orderNumber}`, 250),
    _firstName: plain(order.firstName, 100),
    _lastName: plain(order.lastName, 100),
    _email: order.email.trim(),
  }
  const dataString = signedTextOf(fields)
  return { ...fields, dataString, signature: signed(dataString, account.privateKey) }
}

/** The order of the parts is Koko's; there is nothing between them. */
export const signedTextOf = (fields: Readonly<Record<string, string>>): string =>
  [
    '_mId',
    '_amount',
    '_currency',
    '_pluginName',
    '_pluginVersion',
    '_returnUrl',
    '_cancelUrl',
    '_orderId',
    '_reference',
    '_firstName',
    '_lastName',
    '_email',
    '_description',
    'api_key',
    '_responseUrl',
  ]
    .map((name) => fields[name] ?? '')
    .join('')

/** The fields of the call that asks what became of a payment. */
export function viewForm(kokoOrderId: string, account: KokoAccount): Record<string, string> {
  const { merchantId, apiKey } = account
  const text = `${merchantId}${plugin.name}${plugin.version}${kokoOrderId}${apiKey}`
  return {
    _mId: merchantId,
    api_key: apiKey,
    _orderId: kokoOrderId,
    _pluginName: plugin.name,
    _pluginVersion: plugin.version,
    dataString: text,
    signature: signed(text, account.privateKey),
  }
}
