import { createSign } from 'node:crypto'
import { merchant } from '../src/koko/keys.ts'

/** The only merchant's key, for tests that act as the shop. */
const privateKey = `-----BEGIN RSA PRIVATE KEY-----
MIIEowIBAAKCAQEAnYcVKzMKfegH+nsTXF1mRPAIQ2Ipg/OwFknRAtL8+m5lhWeQ
7sRYws1beIQQRCUqUgLLHmSyDFA5xFEZEmOBCoCLSYsOj/eK+lT+nc3R7yj4o6Av
cRs0fC6HclF0hXANpyg/TlbuT7/vnwGp9GCQJJprH1M5P0mmDtcWENutmzYkGoa9
cdpY96OtivMEvk7hJ0VNR3DV7twGC2IrnJbVlaTlb+WyLbm06jamtX/27Yaf306T
JXbWQwB6LY9kjzzsDn1JgTrNQsytPK4B6TQlqRhqzGMdddXdO08c0/1LOVZDb9ey
EZuoOPNB3Oo6XYOIigLOLPdxnRbjUOh+RL3U+wIDAQABAoIBAAQ2eUcfJagEV+JH
qaw4sI7QvzJ+IjoYfvG5plClr9pKsDBcerByqSUHNOuzgckwwpb64s+8mv5f+YuE
gl/O2sPweB55YjmmFx4RaSsd4VVnX8Q7I8mp6UIWRHe23J+M8EXeJQNFU+OSGyhs
ykzHdai6Rc8f/KdH+Ebr/aJpyD90V85na2NnNH8XqvabNzIY2LgMiXGSpD6fyjHr
++oDTncpK3G9eIpNIuzJscK4ivUkxr3/FW+KEGArbke3L0qUr1roDtcFGt5QaMol
dSeimdm4DSOsBH4iDYtbKwh8QgguU8za+7fSsKZXcGXGvbXJuEnkBGhufEsqchQw
73yjC1ECgYEAygTQMkH8gSUyo0p26Esbx+jJSSyPlWESShLM8peUGI7K2X9lRvhQ
2qyZDhDjxBj69PGMsGoTB82dB4/kdLJO4EkUzKe4yjav6eZuoL8Fpk72Hw5mAVs0
rVwTHAPNb8CNcrI8MDpoOKI236YLUyPb17NUoGJWdaoX4tEJbtMbmlUCgYEAx57V
WDyiKqUjU4kZynaBExN0sIp1rdGnVqU0EOa+T5scRVr+eqCR3Ppu+H9FYvrBb4Ok
wYiJHRqQwkvaaA77+uMxgfNSBan3TpmYYqkY9IudcqKm6JIHk2DuiGkSkbHLQKWi
0u8YfcCYJj+QySgEFsALa8ENjJpGx9TUTHaeog8CgYBMpMbYSnCiDprHmNjECLrh
fU/gkydmZQ2rTLa00w08w+/x1IN4CX2jeRgYXhALte6AP6RAyf2uWDPbSpxCKeQC
87cQbhGNpnHXK7WNBuv9zLdT0QKiQRgbLXOSjV7DpyoC+dwb8Azab7Ch6T0irdga
Xc8dijGDMqUdSHFrumwegQKBgE7mAW75sCLo2FiZFL+ILSYMB5ALec200s4VR8ny
WX//T6I9/90Z/+z2csv3CcbAU5ouzvzLaV4+dL7G2lFMst2L1LKHKIEil6PSY3+D
VGC7mgSIMy4zIZlns3/o/7TkL/CiRwPWCrkRWVGsyB4pmcwgJaN2T1OmWpl7DloW
fEaTAoGBAMHiNS9ionIwAyhVWNVr/BQFxpma0TMB9pQAc79FXn5cpYR2KhzMr5Cc
Cpnq2D5OfenwiSUdjxssSkcCQPEtcsODE23MW8VljS/zJJqnmozMwS+ITYC5Vtcv
NX4kP1HiVLQP8TgBaBhnEVPKjEf38koLD1XxbOOPxVCXX1E5rSSn
-----END RSA PRIVATE KEY-----`

const signed = (text: string) => createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')

/** A form as a shop posts it, signed in the order that Koko's documents give. */
export function merchantForm(change: Readonly<Record<string, string>>): Record<string, string> {
  const form: Record<string, string> = {
    _mId: merchant.id,
    _amount: '12500.00',
    _currency: 'LKR',
    _pluginName: 'customapi',
    _pluginVersion: '1.0.1',
    _returnUrl: 'http://shop.test/verifyKokoPay?success=true',
    _cancelUrl: 'http://shop.test/verifyKokoPay?success=false',
    _orderId: 'attempt',
    _reference: 'ORDER1',
    _firstName: 'Nimal',
    _lastName: 'Perera',
    _email: 'nimal@example.com',
    _description: 'Order ORDER1',
    api_key: merchant.apiKey,
    _responseUrl: 'http://127.0.0.1:9/none',
    ...change,
  }
  const dataString = Object.values(form).join('')
  return { ...form, dataString, signature: signed(dataString) }
}

/** A status request for an order. */
export function viewForm(orderId: string): Record<string, string> {
  const form = {
    _mId: merchant.id,
    _pluginName: 'customapi',
    _pluginVersion: '1.0.1',
    _orderId: orderId,
    api_key: merchant.apiKey,
  }
  return { ...form, signature: signed(Object.values(form).join('')) }
}
