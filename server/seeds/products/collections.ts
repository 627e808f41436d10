/** The lines of the collection, and what each is about. */
export const collections = [
  {
    id: 'fort',
    name: 'Fort',
    story:
      'What the house began with: shirts, dresses and trousers for a walled town by the sea, where linen dries before it is hung. The first patterns were drawn on a table in Lighthouse Street, and most of what we cut still starts from them.',
  },
  {
    id: 'surf',
    name: 'Surf',
    story:
      'For Arugam Bay at six, and for the bus home with wet hair. We asked the people who mend boards what fails first, and then sewed those places twice. Salt is part of the wash care.',
  },
  {
    id: 'office',
    name: 'Office',
    story:
      'For Fort, Union Place and every lift with a mirror: quiet cloth, sharp edges, deep pockets. Made to look pressed at nine, and to have been sat in, argued in and run in by five.',
  },
  {
    id: 'wax-room',
    name: 'Wax Room',
    story:
      'Batik from one house in Matale. Three generations stand at the same copper pans, and sign nothing but the hem. Wax breaks where it wants to, so no two pieces have the same fine lines.',
  },
  {
    id: 'handloom',
    name: 'Handloom',
    story:
      'Woven on pit looms in Dumbara, Salawa and Kalmunai, four metres a day, by people whom we can name. They set the price of the cloth; we find the clothes that are worth it.',
  },
  {
    id: 'monsoon',
    name: 'Monsoon',
    story:
      'For two rainy seasons a year, and hill country mornings between them. Layers that go over a cotton shirt, dry by the door and are forgotten until the sky turns again.',
  },
  {
    id: 'play',
    name: 'Play',
    story:
      'For knees, puddles and the last swing before dark. Cut with room to grow into and cloth to spare at the hems, because everything here is meant to be handed down.',
  },
  {
    id: 'studio',
    name: 'Studio',
    story:
      'Blank on purpose. Put your own drawing on it, and we make it one at a time: nothing waits in a store room, and nothing is left over.',
  },
] as const

export type CollectionId = (typeof collections)[number]['id']
