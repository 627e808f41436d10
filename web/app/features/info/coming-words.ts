import { addWords } from '../../platform/words/i18n.ts'

/** Words of screens that are being built; they come with the first screen that says them. */
export const comingWords = {
  soon: {
    profileTitle: 'Your profile',
    profileText:
      'Your name, pictures, addresses and preferences will live here. Until then your orders are under Orders.',
    communityTitle: 'Community',
    communityText:
      'A place to show how you wear it, take part in challenges and meet the people behind the looms. We are still building it.',
    designTitle: 'Design Your Custom Products',
    designText:
      'Put your own drawing on a shirt, a tote or a hoodie, see it as a mockup, and have it made to order. The studio opens soon.',
    loyaltyTitle: 'Loyalty',
    loyaltyText:
      'Points for what you buy, share and review, and rewards to spend them on. The programme opens soon.',
    news: 'Leave your address and we will tell you when it opens.',
  },
}

addWords(comingWords)
