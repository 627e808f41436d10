/**
 * The shared keys of the demonstration shop and the sandbox's Koko. They protect nothing: the sandbox runs on this
 * machine only, and a live shop has its own keys.
 */
export const sandboxKoko = {
  merchantId: 'sandbox-merchant',
  apiKey: 'sandbox-koko-key',
  privateKey: `-----BEGIN RSA PRIVATE KEY-----
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
-----END RSA PRIVATE KEY-----`,
  publicKey: `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA64SvKZBYruLyLmdxyylK
GeO2HyzTURc7yGy8LF3+xXr33AMlHLZlC4mqy70D69PGZZwZIQ1TvJOFuC6ILBO8
0Ipb1NI/KTykQ8JUMU77xB4URdZlgyBL6+5XIl/N5NYhp641C9q5C2bCPkNESyQc
/hyE3pjlqSpIbA48IlXvgyA/U3HC74ajVwG/Xm4fvzwzQJJoc6SqLMRgI3wCNNul
tzDEe5kXQdB4Qd/eFXZeb96mPXmsn1QLy8mhoyc7pvm9LheN/yLwKAZ2RrOp5V1q
e231Z+aOhmQfhu1hZzJm3U7PHngc+J/HZk7IreYPBUH7O15Nbqmyra8Ro/HOccIR
nwIDAQAB
-----END PUBLIC KEY-----`,
} as const

/** The sandbox's print partner signs webhook events with it. */
export const sandboxPrintWebhookSecret = '5a6d0c1f8e3b47299d10c4f7ab62e8305a6d0c1f8e3b47299d10c4f7ab62e830'

export const sandboxRazorpay = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-razorpay-secret',
  webhookSecret: 'sandbox-razorpay-webhook',
} as const
