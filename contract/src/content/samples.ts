import type { Samples } from '../samples/sample.ts'
import { defaultFrame } from './default-frame.ts'
import { homeSample } from './home/samples.ts'
import { builtInPages, pagePath } from './page-places.ts'

const about = {
  slug: 'about',
  title: 'About First Fashion',
  description: 'A fashion house from Sri Lanka: linen, batik and handloom, made close to where we live.',
  lead: 'We make clothes in Sri Lanka for people who live in warm places, or would like to.',
  sections: [
    {
      title: 'Our story',
      html: '<p>First Fashion began at a cutting table in Colombo, with six metres of linen and a disagreement about collars. The collar that came out of it is still on our shirts.</p>\n<p>Since then we have found weavers at pit looms in Kandy, a wax room where the same family has dipped batik for three generations, and a workshop in Batticaloa where sandals are signed on the inside of the strap. We buy from them by name and pay them before we sell.</p>',
      id: 'our-story',
      points: [],
    },
    {
      title: 'Our mission',
      html: '<p>To make fewer things and make them well: cloth that suits the weather, cuts that suit people, and prices that leave everyone along the way a fair part.</p>\n<p>What we cannot keep in every colour and size we make to order, one piece at a time, so that nothing is made to be thrown away.</p>',
      id: 'our-mission',
      points: [],
    },
    {
      title: 'Why choose us',
      html: '',
      id: 'why-choose-us',
      points: [
        {
          title: 'Made by people you could meet',
          html: '<p>Each collection names its place. Ask, and we will tell you who wove, waxed or stitched it.</p>',
        },
        {
          title: 'Cloth before fashion',
          html: '<p>Linen, cotton, handloom. We test each one through a monsoon before it gets a name.</p>',
        },
        {
          title: 'Easy to change your mind',
          html: '<p>Easy exchange and seven days to return, with people who answer at any hour.</p>',
        },
      ],
    },
  ],
  changedAt: 1736915400000,
}

const contact = {
  slug: 'contact',
  title: 'Contact',
  description: 'How to reach First Fashion: the address of the store, phone and email.',
  lead: 'Write, call, or come by and feel the cloth.',
  sections: [
    {
      title: 'Careers',
      html: '<p>We are a small house and grow slowly. If you cut, sew, draw or write, we would like to see what you make.</p>\n<p><a href="mailto:hello@firstfashion.example?subject=Careers">Careers: email us</a></p>',
      id: 'careers',
      points: [],
    },
  ],
  changedAt: 1736915400000,
}

const terms = {
  slug: 'terms-and-conditions',
  title: 'Terms and Conditions',
  description:
    'The terms on which First Fashion sells: orders, prices, delivery, returns and the law that applies.',
  lead: 'These terms apply when you visit this site, open an account or order from us. Please read them; they are meant to be read.',
  sections: [
    {
      title: '1. Who we are',
      html: '<p>This store is run by First Fashion, a business established in Sri Lanka. "We" and "us" mean First Fashion; "you" means the person who uses the site or orders.</p>',
      id: 'who-we-are',
      points: [],
    },
    {
      title: '2. Your account',
      html: '<p>You may look around without an account. To keep a cart and to order you need one. The details you give must be true and your own, and you keep your password to yourself. Orders placed with your login count as yours unless you have told us that someone else has it.</p>',
      id: 'your-account',
      points: [],
    },
    {
      title: '3. Products and pictures',
      html: '<p>We describe and show our products as faithfully as we can. Handwork varies: a batik crackle, a weave or a shade of natural dye differs slightly from item to item, and screens show colours differently. Such differences are part of the item and not a defect.</p>',
      id: 'products-and-pictures',
      points: [],
    },
    {
      title: '4. Prices and currencies',
      html: '<p>Our prices are set in Sri Lankan rupees and include the taxes that are due in Sri Lanka. Other currencies are shown at the rate that we publish. Before you pay you see the exact amount, the currency and the rate; they are held for thirty minutes and used for any refund of that order.</p>',
      id: 'prices-and-currencies',
      points: [],
    },
    {
      title: '5. Ordering',
      html: '<p>Your order is an offer to buy. It becomes a contract when we confirm it by email. We reserve the items while you pay: thirty-five minutes for a card payment. After that, an unpaid order is cancelled and others can buy the items.</p>',
      id: 'ordering',
      points: [],
    },
    {
      title: '6. Payment',
      html: '<p>You can pay by card through our payment provider and, within Sri Lanka, in cash on delivery. Further methods are offered where they are shown at checkout. We never see or keep the number of your card.</p>',
      id: 'payment',
      points: [],
    },
    {
      title: '7. Delivery',
      html: '<p>We deliver in Sri Lanka and abroad to the address you give. The delivery fee is shown before you order. Times are estimates. Made-to-order items are shipped within two to seven business days and then travel like any other parcel.</p>',
      id: 'delivery',
      points: [],
    },
    {
      title: '8. Returns and exchanges',
      html: '<p>You may return an item within seven days of delivery, unworn, unwashed and with its labels, and have your money back or exchange it for another size or colour. Tell us first, so that we can expect it. We refund in the way you paid and in the currency you paid in, within fourteen days of receiving the item.</p>',
      id: 'returns-and-exchanges',
      points: [],
    },
    {
      title: '9. Reviews and what you send us',
      html: '<p>You may review what you know. Reviews must be your own, true, and free of insults and of other people’s personal details. We may remove those that are not. By posting you allow us to show the review on this site and in our own publications, with your name as you gave it.</p>',
      id: 'reviews-and-what-you-send-us',
      points: [],
    },
    {
      title: '10. Our rights in the site',
      html: '<p>The names, drawings, pictures and texts of this site belong to us or to those who lent them to us and are protected by the Intellectual Property Act, No. 36 of 2003. You may use them to shop and to share a link, and for anything else with our written consent.</p>',
      id: 'our-rights-in-the-site',
      points: [],
    },
    {
      title: '11. Liability',
      html: '<p>We are liable without limit for intent, gross negligence, and injury to life and health. For slight negligence we are liable only for the breach of duties that the contract rests on, and up to the value of your order. We are not liable for delays through causes beyond our control, such as storms, strikes or the closing of borders, and will tell you when one occurs.</p>',
      id: 'liability',
      points: [],
    },
    {
      title: '12. Governing law',
      html: '<p>These terms and all orders are governed by the laws of Sri Lanka. The courts of Colombo have jurisdiction. If you are a consumer in another country you keep the protection that its mandatory rules give you.</p>',
      id: 'governing-law',
      points: [],
    },
    {
      title: '13. Changes',
      html: '<p>We may change these terms for the future. For an order the terms of the day you placed it apply. If one term is invalid, the others remain.</p>',
      id: 'changes',
      points: [],
    },
    {
      title: 'Contact',
      html: '<p>Questions about these terms, an order or a complaint reach us here:</p>\n<p><a href="mailto:hello@firstfashion.example">hello@firstfashion.example</a><br /><a href="tel:+94115550119">+94 11 555 0119</a><br />First Fashion, 119 Galle Road, Colombo 00300, Sri Lanka</p>',
      id: 'contact',
      points: [],
    },
  ],
  changedAt: 1736915400000,
}

const privacy = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  description: 'What First Fashion knows about you, why, for how long, and what you can ask of us.',
  lead: 'We collect what we need to sell you clothes and to keep the shop safe, and nothing to sell on. This page says what that is.',
  sections: [
    {
      title: '1. Who is responsible',
      html: '<p>First Fashion in Colombo, Sri Lanka, is the controller of your personal data in the sense of the Personal Data Protection Act, No. 9 of 2022. You can find our address at the end of this page.</p>',
      id: 'who-is-responsible',
      points: [],
    },
    {
      title: '2. What we collect',
      html: '<p>Account: your name, email address, a protected form of your password, the country and the currency you chose, and when you last logged in. If you log in with Google or Facebook we receive your name, your email address and the number of your account there, and nothing of what you do there.</p>',
      id: 'what-we-collect',
      points: [],
    },
    {
      title: '3. Why we use it',
      html: '<p>To perform the contract with you: to take, charge, make, send and service your order and to keep your account.</p>',
      id: 'why-we-use-it',
      points: [],
    },
    {
      title: '4. Cookies and storage in your browser',
      html: '<p>Necessary: your login, that this browser has logged in before (so that nobody can lock you out by guessing), the currency you see, your choice about cookies, what you typed into the checkout and the products you viewed recently, stored in your browser so that the shop works.</p>',
      id: 'cookies-and-storage-in-your-browser',
      points: [],
    },
    {
      title: '5. Your location',
      html: '<p>We look up the country of your connection once to show prices in your currency; the look-up gives us a country and a city, never your street. At checkout you may let your browser tell us where you are to fill in the address. We keep that only if you say so.</p>',
      id: 'your-location',
      points: [],
    },
    {
      title: '6. Who receives it',
      html: '<p>Carriers receive your name, address and phone to deliver. Payment providers receive what a payment needs. The print partner receives what a made-to-order item needs. Our hosting and mail providers process data for us under contract. Authorities receive data where the law obliges us. Nobody buys it.</p>',
      id: 'who-receives-it',
      points: [],
    },
    {
      title: '7. How long we keep it',
      html: '<p>Your account until you delete it. Orders and invoices for as long as tax law requires, at present six years, afterwards without your name. Logs for ninety days. The newsletter address until you unsubscribe.</p>',
      id: 'how-long-we-keep-it',
      points: [],
    },
    {
      title: '8. How we protect it',
      html: '<p>Connections are encrypted. Passwords are stored only in a form that cannot be turned back. Staff see what their work needs, and what they change is recorded. If a breach should put you at risk we tell you and the Data Protection Authority.</p>',
      id: 'how-we-protect-it',
      points: [],
    },
    {
      title: '9. Your rights',
      html: '<p>You may ask us what we hold about you and for a copy of it, have it corrected, completed or erased, object to a use, withdraw a consent, and ask that a decision made only by a machine be looked at by a person. We answer within twenty-one working days and without charge.</p>',
      id: 'your-rights',
      points: [],
    },
    {
      title: '10. Children',
      html: '<p>Our clothes for children are bought by adults. We do not knowingly collect data of children under sixteen; if it happened, tell us and we erase it.</p>',
      id: 'children',
      points: [],
    },
    {
      title: '11. Governing law and changes',
      html: '<p>This policy is governed by the laws of Sri Lanka. When we change it we change the date above, and tell account holders of important changes by email before they apply.</p>',
      id: 'governing-law-and-changes',
      points: [],
    },
    {
      title: 'Contact',
      html: '<p>For anything about your data, write or call:</p>\n<p><a href="mailto:hello@firstfashion.example">hello@firstfashion.example</a><br /><a href="tel:+94115550119">+94 11 555 0119</a><br />First Fashion, 119 Galle Road, Colombo 00300, Sri Lanka</p>',
      id: 'contact',
      points: [],
    },
  ],
  changedAt: 1736915400000,
}

const sizes = {
  slug: 'size-guide',
  title: 'Size guide',
  description: 'How to measure.',
  lead: 'Measure twice, order once.',
  sections: [{ id: '', title: '', html: '<p>Put the tape around the widest part.</p>', points: [] }],
  changedAt: 1_736_915_400_000,
}

const fields = {
  title: 'Privacy Policy',
  description: 'What {{legalName}} knows about you.',
  lead: 'We collect what we need.',
  bodyHtml: '<h3>1. Who is responsible</h3><p>{{legalName}} is.</p>',
}

const staffPage = {
  slug: 'privacy-policy',
  title: 'Privacy Policy',
  isPublished: true,
  isUnchecked: false,
  savedAt: 1_764_000_000_000,
  version: 3,
  fields,
  versions: [
    {
      number: 3,
      title: 'Privacy Policy',
      author: 'Nilmini Perera',
      savedAt: 1_764_000_000_000,
      publishedFrom: null,
      publishedUntil: null,
      state: 'draft',
    },
    {
      number: 2,
      title: 'Privacy Policy',
      author: 'Nilmini Perera',
      savedAt: 1_750_000_000_000,
      publishedFrom: 1_750_000_000_000,
      publishedUntil: null,
      state: 'published',
    },
    {
      number: 1,
      title: 'Privacy Policy',
      author: '',
      savedAt: 1_736_915_400_000,
      publishedFrom: 1_736_915_400_000,
      publishedUntil: null,
      state: 'former',
    },
  ],
} as const

const line = 'Clothes from Sri Lanka, made for warm days and shipped worldwide.'

const frame = { ...defaultFrame, line }

/** Valid answers of the calls of content. */
export const contentSamples = {
  'content.frame': {
    success: true,
    frame: {
      menu: defaultFrame.menu,
      line,
      footer: defaultFrame.footer,
      announcement: null,
      pages: builtInPages.map(pagePath),
    },
  },
  'staff.frame': { success: true, frame, version: 0 },
  'staff.frame-set': { success: true, frame, version: 1, message: 'Saved.' },
  'content.home': { success: true, home: homeSample },
  'content.home-preview': { success: true, home: homeSample, state: 'draft', notDue: [] },
  'staff.content-picture-add': {
    success: true,
    picture: {
      address: '/media/uploads/a7146905-1e64-4bc4-9647-0766584b8bc2/960.webp',
      width: 1600,
      height: 1067,
    },
  },
  'content.about': { success: true, page: about },
  'content.contact': { success: true, page: contact },
  'content.terms': { success: true, page: terms },
  'content.privacy': { success: true, page: privacy },
  'content.page': { success: true, page: sizes },
  'content.page-preview': { success: true, page: privacy, state: 'draft' },
  'staff.pages': {
    success: true,
    pages: [
      {
        slug: 'about',
        title: 'About {{store}}',
        isPublished: true,
        isUnchecked: false,
        savedAt: 1_736_915_400_000,
      },
      {
        slug: 'terms-and-conditions',
        title: 'Terms and Conditions',
        isPublished: false,
        isUnchecked: true,
        savedAt: 1_736_915_400_000,
      },
      {
        slug: 'privacy-policy',
        title: 'Privacy Policy',
        isPublished: true,
        isUnchecked: false,
        savedAt: 1_764_000_000_000,
      },
      {
        slug: 'size-guide',
        title: 'Size guide',
        isPublished: false,
        isUnchecked: false,
        savedAt: 1_764_000_000_000,
      },
    ],
  },
  'staff.page': { success: true, page: staffPage },
  'staff.page-add': { success: true, page: staffPage, message: 'Page added as a draft' },
  'staff.page-save': { success: true, page: staffPage, message: 'Draft saved' },
  'staff.page-restore': { success: true, page: staffPage, message: 'Restored as a draft' },
  'staff.page-withdraw': { success: true, page: staffPage, message: 'Withdrawn' },
  'staff.page-delete': { success: true, message: 'Page deleted' },
} as const satisfies Samples
