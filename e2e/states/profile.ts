import type { Page } from '@playwright/test'
import { expect, makePicture, signedIn } from '../shop.ts'
import { hold, type ScreenState } from './screen-state.ts'

const route = '/profile'

async function open(page: Page, tab = 'profile') {
  const person = await signedIn(page)
  await page.goto(`/profile?tab=${tab}`)
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible()
  await expect(page.getByText('Add cover')).toBeVisible()
  return person
}

const edit = (page: Page, section: string) => page.getByRole('button', { name: `Edit ${section}` }).click()

async function full(page: Page) {
  const { token } = await signedIn(page)
  const headers = { token }
  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await makePicture(page, 1200, 900) }
  await page.request.post('/api/user/upload-profile-image', { headers, multipart: { profileImage: picture } })
  await page.request.post('/api/user/upload-cover-image', { headers, multipart: { coverImage: picture } })
  const social = {
    facebook: '',
    instagram: 'instagram.com/nadeesha',
    twitter: 'x.com/nadeesha',
    linkedin: '',
  }
  const changes = [
    { type: 'aboutMe', aboutMe: 'I wear linen, mostly white.\n\nLately from Galle.' },
    { type: 'contactDetails', address: '14 Temple Road\nColombo 00300' },
    { type: 'personalInfo', dateOfBirth: '1994-05-23', gender: 'female' },
    { type: 'socialLinks', ...social },
  ]
  for (const data of changes) await page.request.post('/api/user/update', { headers, data })
  await page.goto('/profile')
  await expect(page.getByText('instagram.com/nadeesha')).toBeVisible()
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Add picture').setInputFiles(file)
  await expect(page.getByRole('dialog')).toBeVisible()
}

const text = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all'.repeat(20)) }

/** The profile's own sections and pictures in their states. */
export const profile: readonly ScreenState[] = [
  { name: 'profile, told', route, arrive: full },
  {
    name: 'profile, basics being edited',
    route,
    async arrive(page) {
      await open(page)
      await edit(page, 'Basic Information')
      await page.getByLabel('Email address').last().fill('new@example.com')
      await page.getByLabel('Phone').fill('12')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Phone number too short').first()).toBeVisible()
    },
  },
  {
    name: 'profile, personal being edited',
    route,
    async arrive(page) {
      await open(page)
      await edit(page, 'Personal Information')
    },
  },
  {
    name: 'profile, links refused',
    route,
    async arrive(page) {
      await open(page)
      await edit(page, 'Social Links')
      await page.getByLabel('Twitter').fill('https://evil.example')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    },
  },
  {
    name: 'profile, saving',
    route,
    async arrive(page) {
      await open(page)
      await hold(page, 'user/update')
      await edit(page, 'About Me')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.locator('main [aria-busy=true]')).toBeVisible()
    },
  },
  {
    name: 'profile, preferences being edited',
    route,
    async arrive(page) {
      await open(page, 'settings')
      await edit(page, 'Preferences')
    },
  },
  {
    name: 'profile, picture being cut',
    route,
    over: true,
    async arrive(page) {
      await open(page)
      await choose(page, {
        name: 'me.jpg',
        mimeType: 'image/jpeg',
        buffer: await makePicture(page, 1200, 900),
      })
      await expect(page.getByRole('group', { name: /Visible part/ })).toBeVisible()
    },
  },
  {
    name: 'profile, picture on its way',
    route,
    over: true,
    async arrive(page) {
      await open(page)
      await hold(page, 'user/upload-profile-image')
      await choose(page, {
        name: 'me.jpg',
        mimeType: 'image/jpeg',
        buffer: await makePicture(page, 1200, 900),
      })
      await expect(page.getByRole('group', { name: /Visible part/ })).toBeVisible()
      await page.getByRole('button', { name: 'Upload' }).click()
      await expect(page.getByRole('progressbar', { name: /Uploading/ })).toBeVisible()
    },
  },
  {
    name: 'profile, picture refused',
    route,
    over: true,
    async arrive(page) {
      await open(page)
      await choose(page, text)
      await page.getByRole('button', { name: 'Upload' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('We cannot read this picture')
    },
  },
  {
    name: 'profile, picture to be removed',
    route,
    over: true,
    async arrive(page) {
      await full(page)
      await page.getByRole('button', { name: 'Remove picture' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
