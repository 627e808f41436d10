import { afterEach, describe, expect, it } from 'vitest'
import { decidingLooks } from '../../../testing/community/decided-looks.ts'
import { submitLook } from '../../../testing/community/looks.ts'
import { customerIdOf } from '../../../testing/loyalty.ts'
import { mailsFor, newShopper } from '../../../testing/shoppers.ts'
import { owner, signIn } from '../../../testing/signed-in-staff.ts'
import { switchFault } from '../../../testing/social-visitor.ts'
import { useOwnShop } from '../../../testing/test-shop.ts'

const test = useOwnShop()

/** Whether the mail server takes mails. */
const mailServer = (state: 'up' | 'down') =>
  switchFault(test.shop, { mail: state === 'down' ? 'error-500' : 'none' })

afterEach(() => mailServer('up'))

const subjects = async (email: string) => (await mailsFor(test.shop, email)).map(({ subject }) => subject)

const decideLook = decidingLooks(test)

async function applied() {
  const { shop } = test
  const { token, email } = await newShopper(shop)
  const body = {
    fullName: 'Amaya Perera',
    email,
    phone: '+94 77 123 4567',
    followerCount: 1200,
    bio: 'I sew.',
    whyAmbassador: 'I wear it.',
  }
  expect((await shop.call('community.ambassador-apply', { token, body })).status).toBe(200)
  return { token, email, id: await customerIdOf(shop, email) }
}

async function decideApplication(id: string, status: 'reviewing' | 'approved' | 'rejected') {
  const { headers } = await signIn(test.shop, owner)
  return test.shop.call('staff.application-decide', {
    headers,
    path: `/api/admin/applications/${id}/decide`,
    body: { status, reviewNotes: 'We read it all.' },
  })
}

const outlast = { timeout: 25_000 }

describe('while the mail server is down', () => {
  it('a look is taken down, and its author gets the email once the server is back', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const { submission } = (await submitLook(shop, token)).body
    await mailServer('down')
    expect((await decideLook('hide', submission._id)).status).toBe(200)
    await mailServer('up')
    await expect.poll(() => subjects(email), outlast).toContain('We took your look down')
  }, 30_000)

  it('an application is decided, and the applicant gets the email once the server is back', async () => {
    const { email, id } = await applied()
    await mailServer('down')
    expect((await decideApplication(id, 'approved')).status).toBe(200)
    await mailServer('up')
    await expect.poll(() => subjects(email), outlast).toContain('You are an ambassador of First Fashion')
  }, 30_000)
})

describe('an email about a decision', () => {
  it('is not sent of a decision that was changed before it went out, nor of a look that is gone', async () => {
    const { shop } = test
    const { token, email } = await newShopper(shop)
    const { submission } = (await submitLook(shop, token)).body
    const takenDown = { submissionId: submission._id, uploadIds: [] }
    await shop.deliver('look-taken-down/author-email', takenDown)
    const applicant = await applied()
    await shop.deliver('application-decided/applicant-email', {
      customerId: applicant.id,
      status: 'approved',
    })
    expect(await subjects(email)).not.toContain('We took your look down')
    expect(await subjects(applicant.email)).not.toContain('You are an ambassador of First Fashion')
  })

  it('follows a decision that stays, and not by one that is undone', async () => {
    const { shop } = test
    const { id } = await applied()
    const emitted = async () => {
      const { rows } = await shop.database.pool.query(
        "select payload->>'status' as status from outbox_events where name = 'application-decided' and payload->>'customerId' = $1",
        [id],
      )
      return rows.map(({ status }) => status)
    }
    await shop.database.pool.query(
      `create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger refuse_audit before insert on staff_changes for each row execute function refuse_audit()`,
    )
    expect((await decideApplication(id, 'rejected')).status).toBe(500)
    await shop.database.pool.query('drop trigger refuse_audit on staff_changes')
    expect(await emitted()).toEqual([])
    expect((await decideApplication(id, 'reviewing')).status).toBe(200)
    expect((await decideApplication(id, 'rejected')).status).toBe(200)
    expect(await emitted()).toEqual(['rejected'])
  })
})
