import { samples } from '@first-fashion/contract/samples'
import {
  type Answers,
  altered,
  expect,
  held,
  photograph,
  refused,
  type Screen,
  type Stage,
} from '@first-fashion/testing/stage/screen'

const mine = { route: '/profile', as: 'member' } as const

const tab = (name: string, address: string, shows: string, rest: Partial<Screen> = {}): Screen => ({
  ...mine,
  name,
  address,
  shows,
  ...rest,
})

const edit = ({ page }: Stage, section: string) =>
  page.getByRole('button', { name: `Edit ${section}` }).click()

/** Somebody who has filled in everything. */
const full: Answers = altered('accounts.logged', ({ user }) => {
  Object.assign(user, {
    profileImage: '/media/uploads/me/640.webp',
    coverImage: '/media/uploads/sea/1280.webp',
    aboutMe: 'I wear linen, mostly white.\n\nLately from Galle.',
    address: '14 Temple Road\nColombo 00300',
    dateOfBirth: '1994-05-23',
    gender: 'female',
    socialLinks: {
      facebook: '',
      instagram: 'https://instagram.com/nadeesha',
      twitter: 'https://x.com/nadeesha',
      linkedin: '',
    },
  })
})

/** Without pictures of one's own. */
const plain: Answers = altered('accounts.logged', ({ user }) => {
  Object.assign(user, { profileImage: null, coverImage: null })
})

async function choosePicture({ page }: Stage): Promise<void> {
  await page.getByLabel('Add picture').setInputFiles({ ...(await photograph(page)), name: 'me.jpg' })
  await expect(page.getByRole('group', { name: /Visible part/ })).toBeVisible()
}

/** The profile in its tabs, and its sections and pictures in their states. */
export const screens: readonly Screen[] = [
  tab('profile', '/profile', 'Basic Information'),
  tab('profile, told', '/profile', 'instagram.com/nadeesha', { answers: full }),
  tab('profile, orders', '/profile?tab=orders', 'See my orders'),
  tab('profile, custom designs', '/profile?tab=custom-designs', 'My custom designs', {
    layoutOf: 'profile, orders',
  }),
  tab('profile, settings', '/profile?tab=settings', 'Change Password'),
  tab('profile, with store credit', '/profile', 'Store credit'),
  {
    ...mine,
    name: 'profile, basics being edited',
    answers: {
      ...plain,
      'profile.update': refused('profile.details-invalid', 'Phone number too short', 400, {
        errors: { phone: 'Phone number too short' },
      }),
    },
    steps: async (stage) => {
      await edit(stage, 'Basic Information')
      await stage.page.getByLabel('Email address').last().fill('new@example.com')
      await stage.page.getByLabel('Phone').fill('12')
      await stage.page.getByRole('button', { name: 'Save' }).click()
    },
    shows: 'Phone number too short',
  },
  {
    ...mine,
    name: 'profile, personal being edited',
    answers: plain,
    steps: (stage) => edit(stage, 'Personal Information'),
  },
  {
    ...mine,
    name: 'profile, links refused',
    layoutOf: 'profile, personal being edited',
    answers: {
      ...plain,
      'profile.update': refused(
        'profile.details-invalid',
        'Please enter the address of your page at twitter.com',
        400,
        {
          errors: { twitter: 'Please enter the address of your page at twitter.com' },
        },
      ),
    },
    steps: async (stage) => {
      await edit(stage, 'Social Links')
      await stage.page.getByLabel('Twitter').fill('https://evil.example')
      await stage.page.getByRole('button', { name: 'Save' }).click()
      await expect(stage.page.locator('[aria-invalid=true]')).toHaveCount(1)
    },
  },
  {
    ...mine,
    name: 'profile, saving',
    layoutOf: 'profile, basics being edited',
    answers: { ...plain, 'profile.update': held },
    steps: async (stage) => {
      await edit(stage, 'About Me')
      await stage.page.getByRole('button', { name: 'Save' }).click()
      await expect(stage.page.locator('main [aria-busy=true]')).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'profile, preferences being edited',
    address: '/profile?tab=settings',
    layoutOf: 'profile, basics being edited',
    answers: plain,
    steps: (stage) => edit(stage, 'Preferences'),
  },
  { ...mine, name: 'profile, picture being cut', over: true, answers: plain, steps: choosePicture },
  {
    ...mine,
    name: 'profile, picture on its way',
    over: true,
    layoutOf: 'profile, picture being cut',
    answers: { ...plain, 'profile.upload-profile-image': held },
    steps: async (stage) => {
      await choosePicture(stage)
      await stage.page.getByRole('button', { name: 'Upload' }).click()
      await expect(stage.page.getByRole('progressbar', { name: /Uploading/ })).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'profile, picture refused',
    over: true,
    answers: {
      ...plain,
      'profile.upload-profile-image': refused(
        'profile.picture-unreadable',
        'We cannot read this picture',
        422,
      ),
    },
    steps: async (stage) => {
      await choosePicture(stage)
      await stage.page.getByRole('button', { name: 'Upload' }).click()
      await expect(stage.page.getByRole('dialog').getByRole('alert')).toContainText(
        'We cannot read this picture',
      )
    },
  },
  {
    ...mine,
    name: 'profile, picture to be removed',
    over: true,
    answers: full,
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Remove picture' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    ...mine,
    name: 'profile, saved addresses',
    steps: ({ page }) =>
      expect(page.getByText(samples['addresses.list'].addresses[0].city).first()).toBeVisible(),
  },
  {
    ...mine,
    name: 'profile, an address being changed',
    answers: {
      'countries.validate-postal-code': {
        success: true,
        isValid: false,
        warning: false,
        message: 'Invalid postal code. Example: 94103',
      },
    },
    layoutOf: 'profile, saved addresses',
    over: true,
    steps: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Edit the address/ })
        .last()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/ZIP code|Postal code/).fill('1')
      await expect(dialog.getByText(/^Invalid postal code/)).toBeVisible()
    },
  },
]
