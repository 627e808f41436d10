import { samples } from '@first-fashion/contract/samples'
import { expect, test } from '../stage.ts'

const { store } = samples['store.details']
const { page: contact } = samples['content.contact']
const { home } = samples['content.home']

test('a new store promises nothing that is not set up, and shows nothing that is not filled in', {
  tag: '@once',
}, async ({ page, stage }) => {
  const answers = {
    'store.details': {
      success: true,
      store: {
        ...store,
        name: 'Nilu',
        phone: '',
        email: '',
        street: '',
        city: '',
        postalCode: '',
        country: '',
        newsletterPercent: 0,
        hours: '',
      },
      offers: {
        payments: ['stripe'],
        signIn: [],
        designer: false,
        consents: ['analytics'],
        tracking: { measurementId: '', pixelId: '' },
      },
      isRehearsal: true,
    },
    'content.home': { success: true, home: { ...home, title: 'Nilu · Clothes' } },
    // A paragraph that names only what is not filled in is left out by the server.
    'content.contact': { success: true, page: { ...contact, description: 'How to reach us', sections: [] } },
  } as const
  for (const path of ['/', '/collection', '/contact', '/login', '/product/galle-fort-linen-shirt']) {
    await stage.open(path, { answers })
    await expect(page).toHaveTitle(/Nilu/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Nilu' })).toBeVisible()
    const promised = page.getByText(/First Fashion|% off|pay in three|cash on delivery|Google|Facebook/i)
    await expect(promised, path).toHaveCount(0)
    await expect(page.locator('a[href^="tel:"], a[href^="mailto:"], a[href="/design"]')).toHaveCount(0)
    await expect(page.getByText('A rehearsal: nothing is sold.')).toBeVisible()
    await expect(page.getByText(/Get in touch|Need help|phone and email/)).toHaveCount(0)
    await expect(page.getByRole('contentinfo').getByText('Card', { exact: true })).toBeVisible()
  }
  const facts = page.locator('script[type="application/ld+json"]')
  await stage.open('/', { answers })
  expect((await facts.allTextContents()).join()).toContain('"name":"Nilu"')
  expect((await facts.allTextContents()).join()).not.toMatch(/:""|:\[\]|PostalAddress|ContactPoint/)
})

test('the contact page links to the store on other networks', { tag: '@once' }, async ({ page, stage }) => {
  const socialLinks = { Instagram: 'https://instagram.com/nilu', TikTok: '' }
  const { offers, isRehearsal } = samples['store.details']
  await stage.open('/contact', {
    answers: { 'store.details': { success: true, store: { ...store, socialLinks }, offers, isRehearsal } },
  })
  await expect(page.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', socialLinks.Instagram)
  await expect(page.getByRole('link', { name: 'TikTok' })).toHaveCount(0)
})
