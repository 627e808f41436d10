import { startSandbox } from '@first-fashion/sandboxes'
import { expect, it, onTestFinished } from 'vitest'
import { createCircuitBreaker, isCircuitOpen } from '../../platform/partners/circuit-breaker.ts'
import { PermanentFailure } from '../../platform/permanent-failure.ts'
import { isFailureOfServer, smtpMail } from './smtp-mail.ts'

async function mailAtSandbox() {
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    stripeKey: 'sk',
    webhookSecret: 'whsec',
    webhookUrl: 'http://127.0.0.1:9/none',
    razorpayWebhookUrl: 'http://127.0.0.1:9/none',
    retryDelaysMs: [],
  })
  const breaker = createCircuitBreaker('smtp', {
    timeoutMs: 5_000,
    failures: 3,
    restMs: 60_000,
    isFailure: isFailureOfServer,
  })
  const url = `smtp://127.0.0.1:${sandbox.smtpPort}`
  const mail = smtpMail({ url, from: 'shop@firstfashion.example' }, breaker)
  onTestFinished(async () => {
    mail.close()
    await sandbox.close()
  })
  const send = (to: string) =>
    mail.send({ fromName: 'First Fashion', to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
  const failureOf = (to: string): Promise<unknown> =>
    send(to).then(
      () => undefined,
      (error: unknown) => error,
    )
  const switchMail = async (fault: string) => {
    await fetch(`${sandbox.url}/api/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mail: fault }),
    })
  }
  const inbox = async () => {
    const answer = await fetch(`${sandbox.url}/api/inbox`)
    return ((await answer.json()) as { messages: { to: string }[] }).messages.map(({ to }) => to)
  }
  return { send, failureOf, breaker, switchMail, inbox }
}

it('takes an address that the mail server rejects for the end of that one mail, and goes on with others', async () => {
  const { send, failureOf, breaker, inbox } = await mailAtSandbox()
  for (let nth = 0; nth < 20; nth++)
    expect(await failureOf(`nobody-${nth}@rejected.example`)).toBeInstanceOf(PermanentFailure)
  expect(breaker.reading()).toMatchObject({ failed: 0, isOpen: false })
  await send('nadeesha@example.com')
  expect(await inbox()).toEqual(['nadeesha@example.com'])
})

it('waits when the mail server is in trouble itself', async () => {
  const { failureOf, breaker, switchMail } = await mailAtSandbox()
  await switchMail('error-500')
  for (let nth = 0; nth < 3; nth++) {
    const failure = await failureOf('nadeesha@example.com')
    expect(failure).not.toBeInstanceOf(PermanentFailure)
    expect(isCircuitOpen(failure)).toBe(false)
  }
  expect(breaker.reading()).toMatchObject({ failed: 3, isOpen: true })
  expect(isCircuitOpen(await failureOf('nadeesha@example.com'))).toBe(true)
})

it('says in a failure what the mail server said, without the address', async () => {
  const { failureOf } = await mailAtSandbox()
  const failure = await failureOf('nobody@rejected.example')
  expect(String(failure)).toContain('550 5.1.1')
  expect(JSON.stringify([failure, Object(failure).stack, Object(failure).cause])).not.toContain('nobody@')
})

it('writes to one mailbox, whatever else an address seems to name', async () => {
  const { failureOf, inbox } = await mailAtSandbox()
  for (const trick of [
    '"0,victim@example.com',
    'a@example.com, victim@example.com',
    'x <victim@example.com>',
  ])
    await failureOf(trick)
  expect(await inbox()).not.toContain('victim@example.com')
})
