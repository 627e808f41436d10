/** The lines of the collection, and what each is about. */
export const lines = [
  {
    id: 'fort',
    name: 'Fort',
    story:
      'What the house began with: shirts, dresses and trousers for a walled town by the sea, where linen dries before it is hung.',
  },
  {
    id: 'surf',
    name: 'Surf',
    story: 'For Arugam Bay at six, and for the bus home with wet hair. Salt is part of the wash care.',
  },
  {
    id: 'office',
    name: 'Office',
    story: 'For Fort, Union Place and every lift with a mirror: quiet cloth, sharp edges, deep pockets.',
  },
  {
    id: 'wax-room',
    name: 'Wax Room',
    story:
      'Batik from one house in Matale. Three generations stand at the same copper pans, and sign nothing but the hem.',
  },
  {
    id: 'handloom',
    name: 'Handloom',
    story:
      'Woven on pit looms in Dumbara, Salawa and Kalmunai, four metres a day, by people whom we can name.',
  },
  {
    id: 'monsoon',
    name: 'Monsoon',
    story: 'For two rainy seasons a year, and hill country mornings between them.',
  },
  {
    id: 'play',
    name: 'Play',
    story: 'For knees, puddles and the last swing before dark. Cut to be handed down.',
  },
  {
    id: 'studio',
    name: 'Studio',
    story: 'Blank on purpose. Put your own drawing on it, and we make it one at a time.',
  },
] as const

export type LineId = (typeof lines)[number]['id']
