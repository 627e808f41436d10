/** The passwords of eight characters or more that are tried first (from public lists of leaked ones). */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890
  123123123 11111111 111111111 00000000 000000000 88888888 99999999 12341234 87654321 987654321 0987654321
  qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx asdfghjk asdfghjkl
  zxcvbnm1 iloveyou iloveyou1 sunshine princess football baseball superman batman123 starwars trustno1
  whatever computer internet michelle jennifer jessica1 charlie1 danielle elizabeth liverpool chelsea1
  arsenal1 manchester samsung1 google123 facebook instagram linkedin welcome1 welcome123 letmein1 letmein123
  admin123 admin1234 administrator changeme changeme1 default1 secret123 abcd1234 abc12345 abc123456 aa123456
  a1234567 a12345678 password! password1! monkey123 dragon123 master123 shadow123 michael1 corvette mercedes
  maverick cocacola pokemon1 naruto123 minecraft blink182 qazwsxedc 147258369 159357456 123qweasd 1234qwer
  qwer1234 asdf1234 zxcv1234 11223344 12344321 55555555 77777777 66666666 22222222 33333333 44444444 123454321
  srilanka srilanka1 colombo1 colombo123 lanka123 cricket1 cricket123 fashion1 fashion123 firstfashion`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
