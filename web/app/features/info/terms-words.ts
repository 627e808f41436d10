import type { LegalText } from './legal-page.tsx'

export const termsWords: LegalText = {
  title: 'Terms and Conditions',
  description:
    'The terms on which {{store}} sells: orders, prices, delivery, returns and the law that applies.',
  updated: 'Last updated January 2025',
  lead: 'These terms apply when you visit this site, open an account or order from us. Please read them; they are meant to be read.',
  sections: [
    {
      title: 'Who we are',
      text: [
        'This store is run by {{store}}, a business established in Sri Lanka. "We" and "us" mean {{store}}; "you" means the person who uses the site or orders.',
        'You may order if you are eighteen or older, or with the consent of a parent or guardian who accepts these terms for you.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'You may look around without an account. To keep a cart and to order you need one. The details you give must be true and your own, and you keep your password to yourself. Orders placed with your login count as yours unless you have told us that someone else has it.',
        'We may close an account that is used for fraud, for harassing others or for harming the site. You may close yours at any time by writing to us.',
      ],
    },
    {
      title: 'Products and pictures',
      text: [
        'We describe and show our products as faithfully as we can. Handwork varies: a batik crackle, a weave or a shade of natural dye differs slightly from item to item, and screens show colours differently. Such differences are part of the item and not a defect.',
        'Measurements in the size charts are in centimetres and accurate to within two per cent.',
      ],
    },
    {
      title: 'Prices and currencies',
      text: [
        'Our prices are set in Sri Lankan rupees and include the taxes that are due in Sri Lanka. Other currencies are shown at the rate that we publish. Before you pay you see the exact amount, the currency and the rate; they are held for thirty minutes and used for any refund of that order.',
        'Duties and taxes that your country charges on import are yours to pay and are not part of our price.',
        'If a price was shown wrongly through an obvious mistake we tell you before we send anything, and you choose between the right price and cancelling without cost.',
      ],
    },
    {
      title: 'Ordering',
      text: [
        'Your order is an offer to buy. It becomes a contract when we confirm it by email. We reserve the items while you pay: thirty-five minutes for a card payment. After that, an unpaid order is cancelled and others can buy the items.',
        'We may decline an order that we cannot fulfil or that shows signs of fraud; anything already paid is then returned in full.',
      ],
    },
    {
      title: 'Payment',
      text: [
        'You can pay by card through our payment provider and, within Sri Lanka, in cash on delivery. Further methods are offered where they are shown at checkout. We never see or keep the number of your card.',
        'For cash on delivery please have the exact amount ready. If a parcel is refused without a reason we may ask you to pay in advance the next time.',
      ],
    },
    {
      title: 'Delivery',
      text: [
        'We deliver in Sri Lanka and abroad to the address you give. The delivery fee is shown before you order. Times are estimates. Made-to-order items are shipped within two to seven business days and then travel like any other parcel.',
        'The risk passes to you when the parcel is handed over. If it arrives damaged, tell us within forty-eight hours and send us a picture, so that we can claim from the carrier and replace it.',
      ],
    },
    {
      title: 'Returns and exchanges',
      text: [
        'You may return an item within seven days of delivery, unworn, unwashed and with its labels, and have your money back or exchange it for another size or colour. Tell us first, so that we can expect it. We refund in the way you paid and in the currency you paid in, within fourteen days of receiving the item.',
        'Items made to your own design or measure, pierced jewellery and underwear can be returned only if they are faulty.',
        'If an item is faulty we repair it, replace it or refund it, including what you paid for delivery. Nothing in these terms takes away the rights that the Consumer Affairs Authority Act, No. 9 of 2003 and the Sale of Goods Ordinance give you.',
      ],
    },
    {
      title: 'Reviews and what you send us',
      text: [
        'You may review what you know. Reviews must be your own, true, and free of insults and of other people\u2019s personal details. We may remove those that are not. By posting you allow us to show the review on this site and in our own publications, with your name as you gave it.',
        'If you upload a design you confirm that you may use it. It stays yours; we use it only to make what you order.',
      ],
    },
    {
      title: 'Our rights in the site',
      text: [
        'The names, drawings, pictures and texts of this site belong to us or to those who lent them to us and are protected by the Intellectual Property Act, No. 36 of 2003. You may use them to shop and to share a link, and for anything else with our written consent.',
      ],
    },
    {
      title: 'Liability',
      text: [
        'We are liable without limit for intent, gross negligence, and injury to life and health. For slight negligence we are liable only for the breach of duties that the contract rests on, and up to the value of your order. We are not liable for delays through causes beyond our control, such as storms, strikes or the closing of borders, and will tell you when one occurs.',
      ],
    },
    {
      title: 'Governing law',
      text: [
        'These terms and all orders are governed by the laws of Sri Lanka. The courts of Colombo have jurisdiction. If you are a consumer in another country you keep the protection that its mandatory rules give you.',
        'Electronic contracts and confirmations are valid under the Electronic Transactions Act, No. 19 of 2006.',
      ],
    },
    {
      title: 'Changes',
      text: [
        'We may change these terms for the future. For an order the terms of the day you placed it apply. If one term is invalid, the others remain.',
      ],
    },
  ],
  contactTitle: 'Contact',
  contactText: 'Questions about these terms, an order or a complaint reach us here:',
}
