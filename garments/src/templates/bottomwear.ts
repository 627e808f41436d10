import { bothFolds, type Fold, type GarmentTemplate, type Part, symmetric } from '../template.ts'

const waistband: Part = {
  d: 'M136 66C170 60 230 60 264 66C266 74 267 80 267 88C230 82 170 82 133 88C133 80 134 74 136 66Z',
  lift: 2.5,
  swell: 7,
}
const waistInside: Part = {
  d: 'M138 66C170 54 230 54 262 66C230 72 170 72 138 66Z',
  lift: 0,
  swell: 6,
  tone: 0.45,
  plain: true,
}

const trouserLegs = symmetric(
  [200, 70],
  [222, 70, 246, 72, 264, 76],
  [276, 112, 284, 150, 286, 192],
  [290, 280, 284, 370, 276, 452],
  [258, 458, 240, 458, 226, 454],
  [222, 370, 214, 280, 200, 212],
)

const trouserFolds: Fold[] = [
  ...bothFolds(
    { d: 'M204 212C224 206 244 192 262 176', width: 8, strength: -0.8 },
    { d: 'M206 224C228 220 250 208 270 196', width: 8, strength: 0.7 },
    { d: 'M210 240C230 240 252 232 272 222', width: 7, strength: -0.5 },
    { d: 'M250 120C252 220 254 330 252 450', width: 8, strength: 0.75 },
    { d: 'M226 300C242 310 262 312 280 304', width: 9, strength: -0.6 },
    { d: 'M228 320C246 332 264 332 280 322', width: 8, strength: 0.55 },
    { d: 'M230 430C244 420 262 424 276 432', width: 8, strength: -0.6 },
  ),
]

const trousers: GarmentTemplate = {
  id: 'trousers',
  name: 'Linen trousers',
  type: 'Bottomwear',
  cloth: 'linen',
  front: {
    parts: [waistInside, { d: trouserLegs, lift: 2.2, swell: 32 }, waistband],
    folds: trouserFolds,
    seams: [
      'M200 88C201 130 202 160 200 210',
      'M266 92C262 118 276 138 284 146',
      'M134 92C138 118 124 138 116 146',
    ],
    stitches: [
      'M208 90C210 130 210 150 202 166',
      'M262 92C258 122 270 142 283 152',
      'M138 92C142 122 130 142 117 152',
      'M228 446C244 450 260 450 275 445',
      'M172 446C156 450 140 450 125 445',
    ],
    buttons: [{ x: 203, y: 75, r: 4 }],
    cords: [
      { d: 'M197 84C190 100 194 122 188 138', width: 2.6, colour: '#e9e2d4' },
      { d: 'M209 84C214 104 208 120 214 132', width: 2.6, colour: '#e9e2d4' },
    ],
  },
  back: {
    parts: [
      { d: trouserLegs, lift: 2.2, swell: 32 },
      waistband,
      { d: 'M224 128L262 124L264 166L226 170Z', lift: 1.5, swell: 4 },
      { d: 'M176 128L138 124L136 166L174 170Z', lift: 1.5, swell: 4 },
    ],
    folds: trouserFolds,
    seams: ['M200 84L200 210'],
    stitches: [
      'M227 132L260 128',
      'M173 132L140 128',
      'M228 446C244 450 260 450 275 445',
      'M172 446C156 450 140 450 125 445',
    ],
  },
}

const shortLegs = symmetric(
  [200, 132],
  [222, 132, 250, 134, 270, 138],
  [284, 176, 296, 220, 304, 268],
  [308, 300, 310, 330, 311, 360],
  [282, 368, 246, 368, 216, 362],
  [214, 332, 210, 304, 200, 276],
)
const shortBand: Part = {
  ...waistband,
  d: 'M128 128C170 121 230 121 272 128C274 136 275 144 275 152C230 145 170 145 125 152C125 144 126 136 128 128Z',
  rib: 4,
}

const shorts: GarmentTemplate = {
  id: 'shorts',
  name: 'Surf shorts',
  type: 'Bottomwear',
  cloth: 'cotton',
  front: {
    parts: [
      { ...waistInside, d: 'M131 128C170 116 230 116 269 128C230 135 170 135 131 128Z' },
      { d: shortLegs, lift: 2.2, swell: 34 },
      shortBand,
    ],
    folds: bothFolds(
      { d: 'M204 276C226 268 250 254 274 236', width: 8, strength: -0.8 },
      { d: 'M206 290C232 286 258 272 284 256', width: 8, strength: 0.7 },
      { d: 'M262 160C266 230 270 300 272 356', width: 9, strength: 0.55 },
      { d: 'M232 360C236 330 234 312 226 296', width: 8, strength: -0.6 },
      { d: 'M292 356C290 330 286 312 280 296', width: 8, strength: -0.5 },
    ),
    seams: ['M200 152L200 274', 'M276 156C274 178 288 196 297 202', 'M124 156C126 178 112 196 103 202'],
    stitches: [
      'M218 354C246 360 282 360 310 352',
      'M182 354C154 360 118 360 90 352',
      'M272 156C270 182 284 200 297 208',
      'M128 156C130 182 116 200 103 208',
    ],
    cords: [
      { d: 'M194 150C186 168 192 186 184 204', width: 2.8, colour: '#efe8da' },
      { d: 'M206 150C214 172 206 186 214 200', width: 2.8, colour: '#efe8da' },
    ],
  },
  back: {
    parts: [
      { d: shortLegs, lift: 2.2, swell: 34 },
      shortBand,
      { d: 'M226 190L276 186L282 236L230 240Z', lift: 2, swell: 4 },
    ],
    folds: bothFolds(
      { d: 'M204 276C226 268 250 254 274 236', width: 8, strength: -0.7 },
      { d: 'M262 160C266 230 270 300 272 356', width: 9, strength: 0.5 },
    ),
    seams: ['M200 146L200 274'],
    stitches: ['M218 354C246 360 282 360 310 352', 'M182 354C154 360 118 360 90 352', 'M229 195L276 191'],
  },
}

const skirtShape =
  'M146 70C170 65 230 65 254 70C272 130 296 260 312 440C280 456 230 460 196 458C160 458 120 454 88 440C104 260 128 130 146 70Z'
const wrapPanel =
  'M160 72C190 66 230 66 254 70C272 130 296 260 312 440C290 450 262 456 232 458C226 330 204 190 160 72Z'

const sarong: GarmentTemplate = {
  id: 'sarong',
  name: 'Wrap skirt',
  type: 'Bottomwear',
  cloth: 'voile',
  front: {
    parts: [
      { d: 'M148 70C175 60 225 60 252 70C225 76 175 76 148 70Z', lift: 0, swell: 6, tone: 0.45, plain: true },
      { d: skirtShape, lift: 2.2, swell: 36 },
      { d: wrapPanel, lift: 3.5, swell: 16, grain: -6 },
      { d: 'M144 70C170 64 230 64 256 70L260 90C230 84 170 84 140 90Z', lift: 2, swell: 6 },
      {
        d: 'M156 92C138 112 126 152 122 192C134 196 142 194 148 188C152 152 160 118 170 96Z',
        lift: 4,
        swell: 7,
        grain: 14,
      },
      { d: 'M152 82C158 74 176 74 182 84C184 96 170 104 158 98C150 94 148 88 152 82Z', lift: 6, swell: 8 },
    ],
    folds: [
      { d: 'M176 96C204 180 222 300 226 456', width: 7, strength: -0.8, toEdge: true },
      { d: 'M176 100C220 170 262 300 278 452', width: 9, strength: 1.1, toEdge: true },
      { d: 'M184 96C238 160 286 270 304 442', width: 8, strength: 0.9, toEdge: true },
      { d: 'M180 98C212 180 240 310 250 456', width: 7, strength: 0.8, toEdge: true },
      { d: 'M178 94C214 110 240 118 258 140', width: 7, strength: 0.7 },
      { d: 'M176 98C210 128 236 146 262 184', width: 8, strength: -0.7 },
      { d: 'M154 110C138 220 122 330 108 448', width: 9, strength: 1, toEdge: true },
      { d: 'M160 120C154 230 146 340 142 455', width: 8, strength: 0.9, toEdge: true },
      { d: 'M168 130C176 240 182 340 182 458', width: 8, strength: 0.8, toEdge: true },
    ],
    stitches: ['M90 434C130 448 190 452 228 451', 'M234 451C262 449 290 443 311 433'],
  },
  back: {
    parts: [
      { d: skirtShape, lift: 2.2, swell: 36 },
      { d: 'M144 70C170 64 230 64 256 70L260 90C230 84 170 84 140 90Z', lift: 2, swell: 6 },
    ],
    folds: bothFolds(
      { d: 'M240 92C262 200 286 320 298 448', width: 9, strength: 1.1, toEdge: true },
      { d: 'M224 92C238 200 254 320 262 454', width: 8, strength: 0.9, toEdge: true },
      { d: 'M209 92C214 200 222 320 226 458', width: 8, strength: 1, toEdge: true },
      { d: 'M246 92C250 104 254 116 262 128', width: 5, strength: -0.6 },
    ),
    stitches: ['M90 434C130 450 270 450 311 433'],
  },
}

const midiShape = symmetric(
  [200, 88],
  [216, 88, 232, 86, 245, 84],
  [262, 110, 276, 148, 282, 190],
  [292, 270, 304, 350, 312, 424],
  [280, 436, 240, 441, 200, 441],
)
const midiBand: Part = {
  d: 'M155 74C176 70 224 70 245 74L247 91C224 96 176 96 153 91Z',
  lift: 1.4,
  swell: 5,
}
const midiFolds: Fold[] = [
  { d: 'M168 96C150 180 134 300 112 430', width: 11, strength: 0.8, toEdge: true },
  { d: 'M186 98C182 200 172 320 158 440', width: 10, strength: 0.75, toEdge: true },
  { d: 'M206 98C208 210 214 330 206 444', width: 12, strength: 0.7, toEdge: true },
  { d: 'M222 97C236 200 250 320 256 438', width: 10, strength: 0.8, toEdge: true },
  { d: 'M240 94C262 190 284 310 298 428', width: 10, strength: 0.75, toEdge: true },
  { d: 'M152 112C170 132 184 140 206 142', width: 9, strength: 0.45 },
  { d: 'M250 118C238 136 226 146 210 152', width: 8, strength: -0.45 },
  { d: 'M124 200C146 214 164 216 186 210', width: 10, strength: 0.35 },
]

const midiSkirt: GarmentTemplate = {
  id: 'midi-skirt',
  name: 'Satin midi skirt',
  type: 'Bottomwear',
  cloth: 'satin',
  front: {
    parts: [
      { d: 'M157 74C178 64 222 64 243 74C222 79 178 79 157 74Z', lift: 0, swell: 6, tone: 0.5, plain: true },
      { d: midiShape, lift: 2.2, swell: 40 },
      midiBand,
    ],
    folds: midiFolds,
    stitches: ['M90 417C122 428 160 434 200 434C240 434 278 428 310 417'],
  },
  back: {
    parts: [{ d: midiShape, lift: 2.2, swell: 40 }, midiBand],
    folds: midiFolds,
    seams: ['M200 74L200 200'],
    stitches: ['M90 417C122 428 160 434 200 434C240 434 278 428 310 417'],
  },
}

export const bottomwear: readonly GarmentTemplate[] = [trousers, shorts, sarong, midiSkirt]
