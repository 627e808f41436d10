/** The words of the About and Contact pages. */
export const aboutWords = {
  title: 'About {{store}}',
  description: 'A fashion house from Sri Lanka: linen, batik and handloom, made close to where we live.',
  lead: 'We make clothes in Sri Lanka for people who live in warm places, or would like to.',
  sections: [
    {
      title: 'Our story',
      text: [
        '{{store}} began at a cutting table in Colombo, with six metres of linen and a disagreement about collars. The collar that came out of it is still on our shirts.',
        'Since then we have found weavers at pit looms in Kandy, a wax room where the same family has dipped batik for three generations, and a workshop in Batticaloa where sandals are signed on the inside of the strap. We buy from them by name and pay them before we sell.',
      ],
    },
    {
      title: 'Our mission',
      text: [
        'To make fewer things and make them well: cloth that suits the weather, cuts that suit people, and prices that leave everyone along the way a fair part.',
        'What we cannot keep in every colour and size we make to order, one piece at a time, so that nothing is made to be thrown away.',
      ],
    },
  ],
  whyTitle: 'Why choose us',
  why: [
    [
      'Made by people you could meet',
      'Each collection names its place. Ask, and we will tell you who wove, waxed or stitched it.',
    ],
    [
      'Cloth before fashion',
      'Linen, cotton, handloom. We test each one through a monsoon before it gets a name.',
    ],
    [
      'Easy to change your mind',
      'Easy exchange and seven days to return, with people who answer at any hour.',
    ],
  ],
} as const

export const contactWords = {
  title: 'Contact',
  description: 'How to reach {{store}}: the address of the store, phone and email.',
  lead: 'Write, call, or come by and feel the cloth.',
  store: 'Our store',
  phone: 'Phone',
  email: 'Email',
  hours: 'Store hours',
  support: 'Support',
  by: 'By',
  byPhone: 'phone',
  byEmail: 'email',
  byChat: 'chat',
  social: 'Follow us',
  careersTitle: 'Careers',
  careersText:
    'We are a small house and grow slowly. If you cut, sew, draw or write, we would like to see what you make.',
  careersLink: 'Careers: email us',
} as const
