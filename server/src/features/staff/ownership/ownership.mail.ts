import { type StaffLetter, staffLetter } from '../../../platform/mail/staff-letter.ts'

interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Strangers cannot cause it: only an owner who proved who they are. */
export const ownershipMail = (to: Person, former: Person, owner: Person, link: string): StaffLetter => ({
  ...staffLetter({
    ...{ to: to.email, greeting: `Dear ${to.name},`, button: 'Open the back office', link },
    ...contentFor(to, former, owner),
  }),
  isExemptFromLimit: true,
})

function contentFor({ id }: Person, former: Person, owner: Person) {
  if (id === owner.id)
    return {
      subject: 'You are an owner of {{store}} now',
      words: `${former.name} handed the ownership of {{store}} over to you. You can change settings and people from now on. Please sign in again.`,
    }
  if (id === former.id)
    return {
      subject: 'You handed over the ownership of {{store}}',
      words: `${owner.name} is an owner of {{store}} in your place. If this was not you, tell ${owner.name} at once.`,
    }
  return {
    subject: 'The ownership of {{store}} was handed over',
    words: `${former.name} handed the ownership of {{store}} over to ${owner.name}. If this surprises you, look at Activity in the back office.`,
  }
}
