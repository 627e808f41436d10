import { describe, expect, it } from 'vitest'
import { looksLikeEmail, mailboxOf } from './email-address.ts'

describe('an email address', () => {
  it.each([
    'a@b.co',
    'Nadeesha.Silva+shop@example.com',
    "o'neil_4@mail.example.co.uk",
    '  spaced@example.com ',
    'kamal@xn--fiqs8s.example',
  ])('is “%s”', (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  })

  it.each([
    '',
    'nobody',
    'a@b',
    'a@b.c1',
    '"0,victim@example.com',
    '"0"@example.com',
    'a,b@example.com',
    'a;b@example.com',
    'a:b@example.com;',
    'Name <a@example.com>',
    '<a@example.com>',
    'a@example.com(comment)',
    'a(comment)@example.com',
    'a@[127.0.0.1]',
    'a@b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@-example.com',
    'a@example-.com',
    'a@example..com',
    'a@example.com.',
    'a\\@example.com',
    'a@b.c\r\nBcc: d@e.fg',
    'a\u0000@example.com',
    `${'x'.repeat(65)}@example.com`,
    `a@${'x'.repeat(64)}.com`,
    `a@${'x.'.repeat(125)}com`,
  ])('is not “%s”', (text) => {
    expect(looksLikeEmail(text)).toBe(false)
  })
})

describe('the mailbox behind an address', () => {
  it.each([
    ['N.Silva+shop@Gmail.com', 'nsilva@gmail.com'],
    ['n.s.i.l.v.a@googlemail.com', 'nsilva@gmail.com'],
    ['n.silva+a+b@outlook.com', 'n.silva@outlook.com'],
    ['kamal+x@icloud.com', 'kamal@icloud.com'],
    ['kamal-shop@yahoo.com', 'kamal-shop@yahoo.com'],
    ['kamal+x@proton.me', 'kamal@proton.me'],
    ['n.s+x@pm.me', 'ns@proton.me'],
    ['kamal@me.com', 'kamal@icloud.com'],
    ['kamal+x@hotmail.co.uk', 'kamal@hotmail.co.uk'],
    ['kamal+x@gmx.de', 'kamal@gmx.de'],
    ['n.silva+shop@Example.com', 'n.silva+shop@example.com'],
    ['+only@gmail.com', '+only@gmail.com'],
  ])('of %s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })
})
