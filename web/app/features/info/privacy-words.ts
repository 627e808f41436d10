import type { LegalText } from './legal-page.tsx'

export const privacyWords: LegalText = {
  title: 'Privacy Policy',
  description: 'What {{store}} knows about you, why, for how long, and what you can ask of us.',
  updated: 'Last updated January 2025',
  lead: 'We collect what we need to sell you clothes and to keep the shop safe, and nothing to sell on. This page says what that is.',
  sections: [
    {
      title: 'Who is responsible',
      text: [
        '{{store}} in Colombo, Sri Lanka, is the controller of your personal data in the sense of the Personal Data Protection Act, No. 9 of 2022. You can find our address at the end of this page.',
      ],
    },
    {
      title: 'What we collect',
      text: [
        'Account: your name, email address, a protected form of your password, the country and the currency you chose, and when you last logged in. If you log in with Google or Facebook we receive your name, your email address and the number of your account there, and nothing of what you do there.',
        'Orders: what you ordered, the delivery address, phone number, amounts, the way of payment and whether it succeeded. We do not receive the number of your card; our payment provider does. It gives us a code that is the same each time the card pays; we use it against misuse and delete it with your account.',
        'Content: reviews and messages that you write, and the designs that you upload.',
        'Technical data: the address of your connection, the kind of browser, and the pages requested, in logs that we keep for security.',
      ],
    },
    {
      title: 'Why we use it',
      text: [
        'To perform the contract with you: to take, charge, make, send and service your order and to keep your account.',
        'To meet legal duties: bookkeeping, tax and consumer law.',
        'For our legitimate interest: to prevent fraud and abuse, to keep the site running, and to improve it on the basis of figures that do not name you.',
        'With your consent: the newsletter, your location at checkout (to about eleven metres and without your name, for 90 days), and analytics and marketing cookies. You can withdraw a consent at any time; what happened until then stays lawful.',
      ],
    },
    {
      title: 'Cookies and storage in your browser',
      text: [
        'Necessary: your login, that this browser has logged in before (so that nobody can lock you out by guessing), the currency you see, your choice about cookies, what you typed into the checkout and the products you viewed recently, stored in your browser so that the shop works.',
        'Analytics: if you allow it we record which pages you visit and for how long, under an ID for your browser that does not name you. We delete it after thirteen months.',
        'Marketing: if you allow it we may show you offers that fit. Without your consent neither happens. You can change your choice with “Cookie settings” at the foot of every page; we keep a record of what you chose and when.',
      ],
    },
    {
      title: 'Your location',
      text: [
        'We look up the country of your connection once to show prices in your currency; the look-up gives us a country and a city, never your street. At checkout you may let your browser tell us where you are to fill in the address. We keep that only if you say so.',
      ],
    },
    {
      title: 'Who receives it',
      text: [
        'Carriers receive your name, address and phone to deliver. Payment providers receive what a payment needs. The print partner receives what a made-to-order item needs. Our hosting and mail providers process data for us under contract. Authorities receive data where the law obliges us. Nobody buys it.',
        'Some of these are outside Sri Lanka. We choose them with care and agree on safeguards as the Act requires.',
      ],
    },
    {
      title: 'How long we keep it',
      text: [
        'Your account until you delete it. Orders and invoices for as long as tax law requires, at present six years, afterwards without your name. Logs for ninety days. The newsletter address until you unsubscribe.',
      ],
    },
    {
      title: 'How we protect it',
      text: [
        'Connections are encrypted. Passwords are stored only in a form that cannot be turned back. Staff see what their work needs, and what they change is recorded. If a breach should put you at risk we tell you and the Data Protection Authority.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may ask us what we hold about you and for a copy of it, have it corrected, completed or erased, object to a use, withdraw a consent, and ask that a decision made only by a machine be looked at by a person. We answer within twenty-one working days and without charge.',
        'You may complain to the Data Protection Authority of Sri Lanka. If you live in another country you may also turn to the authority there.',
      ],
    },
    {
      title: 'Children',
      text: [
        'Our clothes for children are bought by adults. We do not knowingly collect data of children under sixteen; if it happened, tell us and we erase it.',
      ],
    },
    {
      title: 'Governing law and changes',
      text: [
        'This policy is governed by the laws of Sri Lanka. When we change it we change the date above, and tell account holders of important changes by email before they apply.',
      ],
    },
  ],
  contactTitle: 'Contact',
  contactText: 'For anything about your data, write or call:',
}
