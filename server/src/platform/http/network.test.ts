import { expect, it } from 'vitest'
import { networkOf, subscriberOf } from './network.ts'

it.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:12:34::1', '2001:db8:12'],
  ['2001:0DB8:0012:ffff:1:2:3:4', '2001:db8:12'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
])('%s is of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:12:3456::1', '2001:db8:12:34'],
  ['2001:0DB8:0012:34ff:1:2:3:4', '2001:db8:12:34'],
  ['2001:db8:12:7::1', '2001:db8:12:00'],
  ['2001:db8::1', '2001:db8:0:00'],
])('%s is the line of the subscriber %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber)
})

it.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.7', 'fd00::7'])(
  '%s is no line of a subscriber, but a proxy of the shop',
  (address) => {
    expect(subscriberOf(address)).toBe('')
  },
)
