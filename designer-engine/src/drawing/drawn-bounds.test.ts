import { expect, it } from 'vitest'
import { type DrawnElement, type DrawnPicture, matrixOf } from './draw-list.ts'
import { boundsOfDrawn } from './drawn-bounds.ts'

const elementWith = (content: DrawnElement['content'], rotation = 0): DrawnElement => ({
  id: 'a',
  matrix: matrixOf({ x: 40, y: 60, width: 100, height: 100, rotation }),
  opacity: 1,
  content,
})
const square = (line: { color: string; width: number } | null = null) => ({
  kind: 'outline' as const,
  path: [['M', 0, 0], ['L', 100, 0], ['L', 100, 100], ['C', 60, 100, 30, 120, 0, 100], ['Z']] as const,
  color: '#000000',
  line,
})
const picture = (clip: DrawnPicture['clip']): DrawnPicture => ({
  kind: 'picture',
  url: '/a.png',
  isBackgroundRemoved: false,
  crop: { left: 0, top: 0, width: 1, height: 1 },
  box: { x: 10, y: 20, width: 80, height: 30 },
  clip,
})

it('outlines are in their bounds with the points that bend them and the line around them', () => {
  expect(boundsOfDrawn([elementWith(square())])).toEqual({ x: 40, y: 60, width: 100, height: 120 })
  const lined = boundsOfDrawn([elementWith(square({ color: '#ffffff', width: 3 }))])
  expect(lined).toEqual({ x: 37, y: 57, width: 106, height: 126 })
})

it('what is turned is in its bounds as it lies', () => {
  const quarter = boundsOfDrawn([elementWith(square(), 90)])
  expect(quarter.x).toBeCloseTo(20)
  expect(quarter.width).toBeCloseTo(120)
  expect(quarter.height).toBeCloseTo(100)
})

it('a picture is in its bounds once, or as far as its tiles go', () => {
  expect(boundsOfDrawn([elementWith(picture(null))])).toEqual({ x: 50, y: 80, width: 80, height: 30 })
  const tiled = elementWith(picture({ x: 0, y: 0, width: 100, height: 90 }))
  expect(boundsOfDrawn([tiled])).toEqual({ x: 40, y: 60, width: 100, height: 90 })
})

it('several are in the bounds around all of them', () => {
  const both = boundsOfDrawn([elementWith(picture(null)), elementWith(square())])
  expect(both).toEqual({ x: 40, y: 60, width: 100, height: 120 })
})
