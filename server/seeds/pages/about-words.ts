import type { PageFields } from '@first-fashion/contract/content/page'

/** What the demonstration says about itself. */
export const aboutWords: PageFields = {
  title: 'About {{store}}',
  description: 'A fashion house from Sri Lanka: linen, batik and handloom, made close to where we live.',
  lead: 'We make clothes in Sri Lanka for people who live in warm places, or would like to.',
  bodyHtml: [
    '<h3>Our story</h3>',
    '<p>{{store}} began at a cutting table in Colombo, with six metres of linen and a disagreement about collars. The collar that came out of it is still on our shirts.</p>',
    '<p>Since then we have found weavers at pit looms in Kandy, a wax room where the same family has dipped batik for three generations, and a workshop in Batticaloa where sandals are signed on the inside of the strap. We buy from them by name and pay them before we sell.</p>',
    '<h3>Our mission</h3>',
    '<p>To make fewer things and make them well: cloth that suits the weather, cuts that suit people, and prices that leave everyone along the way a fair part.</p>',
    '<p>What we cannot keep in every colour and size we make to order, one piece at a time, so that nothing is made to be thrown away.</p>',
    '<h3>Why choose us</h3>',
    '<h4>Made by people you could meet</h4>',
    '<p>Each collection names its place. Ask, and we will tell you who wove, waxed or stitched it.</p>',
    '<h4>Cloth before fashion</h4>',
    '<p>Linen, cotton, handloom. We test each one through a monsoon before it gets a name.</p>',
    '<h4>Easy to change your mind</h4>',
    '<p>Easy exchange and {{returnDays}} to return, with people who answer at any hour.</p>',
  ].join('\n'),
}

/** The contact page of the demonstration. */
export const contactWords: PageFields = {
  title: 'Contact',
  description: 'How to reach {{store}}: the address of the store, phone and email.',
  lead: 'Write, call, or come by and feel the cloth.',
  bodyHtml: [
    '<h3>Careers</h3>',
    '<p>We are a small house and grow slowly. If you cut, sew, draw or write, we would like to see what you make.</p>',
    '<p><a href="mailto:{{email}}?subject=Careers">Careers: email us</a></p>',
  ].join('\n'),
}

/** What a new shop starts from. */
export const aboutTemplate: PageFields = {
  title: 'About {{store}}',
  description: 'Who we are, what we make, and why.',
  lead: 'Say in one sentence what you make, and for whom.',
  bodyHtml: [
    '<h3>Our story</h3>',
    '<p>Tell how {{store}} began, and who is behind it.</p>',
    '<h3>Our mission</h3>',
    '<p>Say what you want to do well.</p>',
    '<h3>Why choose us</h3>',
    '<h4>A first reason</h4>',
    '<p>Why people buy from you.</p>',
    '<h4>A second reason</h4>',
    '<p>What you do better than others.</p>',
    '<h4>Easy to change your mind</h4>',
    '<p>You have {{returnDays}} to return what does not fit.</p>',
  ].join('\n'),
}

/** The contact page of a new shop: address, phone and email come from its details. */
export const contactTemplate: PageFields = {
  title: 'Contact',
  description: 'How to reach {{store}}: the address of the store, phone and email.',
  lead: '',
  bodyHtml: '',
}
