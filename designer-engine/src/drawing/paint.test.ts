import { describe, expect, it } from 'vitest'
import type { DrawnElement } from './draw-list.ts'
import { type PaintContext, paint } from './paint.ts'

const faded: DrawnElement = {
  id: 'faded',
  matrix: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 },
  opacity: 0.5,
  content: {
    kind: 'outline',
    path: [['M', 0, 0], ['L', 9, 0], ['L', 9, 9], ['Z']],
    color: '#000000',
    line: { color: '#ffffff', width: 1 },
  },
}

/** A canvas that only writes down how its layers come and go. */
function recorder(name: string, log: string[]): PaintContext<string> {
  const nothing = () => undefined
  return {
    ...{ fillStyle: '', strokeStyle: '', lineWidth: 1, lineJoin: '', globalAlpha: 1 },
    ...{ imageSmoothingEnabled: true, imageSmoothingQuality: '' },
    ...{ save: nothing, restore: nothing, transform: nothing, beginPath: nothing, moveTo: nothing },
    ...{ lineTo: nothing, quadraticCurveTo: nothing, bezierCurveTo: nothing, closePath: nothing },
    ...{ rect: nothing, fillRect: nothing, stroke: nothing, clip: nothing },
    fill: () => void log.push(`${name} filled`),
    clearRect: () => void log.push(`${name} cleared`),
    drawImage: (picture) => void log.push(`${picture} laid on ${name}`),
  }
}

describe('what fades as a whole', () => {
  it('is painted on one layer, which is empty each time, however many there are', () => {
    const log: string[] = []
    let layers = 0
    paint(
      recorder('page', log),
      { background: 'transparent', elements: [faded, faded, faded] },
      {
        scale: 1,
        origin: { x: 0, y: 0 },
        field: { x: 0, y: 0, width: 10, height: 10 },
        pictureOf: () => undefined,
        newLayer: () => {
          layers += 1
          return { context: recorder('layer', log), picture: 'layer', width: 10, height: 10 }
        },
      },
    )
    expect(layers).toBe(1)
    const each = ['layer cleared', 'layer filled', 'layer laid on page']
    expect(log).toEqual([...each, ...each, ...each])
  })
})
