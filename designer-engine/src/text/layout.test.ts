import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { designFonts, designWeights } from '@first-fashion/contract/designs/design-limits'
import { describe, expect, it } from 'vitest'
import type { Path } from '../drawing/path.ts'
import { textNamed } from '../testing/random-commands.ts'
import { type FaceId, faceFiles, faceOfGrapheme } from './faces.ts'
import { layoutOf } from './layout.ts'
import { facesOf, runsOf } from './runs.ts'
import { readFace, type ShapingFace, type ShapingFaces } from './shaper.ts'

const { resolve } = createRequire(import.meta.url)
const read = new Map<FaceId, ShapingFace>()
const faces: ShapingFaces = {
  get: (id) => {
    const face = read.get(id) ?? readFace(readFileSync(resolve(faceFiles[id])))
    read.set(id, face)
    return face
  },
}

const pointsOf = (path: Path) =>
  path.flatMap((step) => (step[0] === 'Z' ? [] : [{ x: Number(step.at(-2)), y: Number(step.at(-1)) }]))
type Points = ReturnType<typeof pointsOf>
const distance = (some: Points, others: Points) =>
  Math.min(...some.flatMap(({ x, y }) => others.map((other) => Math.hypot(x - other.x, y - other.y))))
const boxOf = (path: Path) => {
  const points = pointsOf(path)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
const laidOut = (text: string, style: object = {}, position: object = {}) => {
  const element = textNamed('t', text)
  return layoutOf(
    {
      ...element,
      position: { ...element.position, ...position },
      style: { ...element.style, ...style },
    },
    faces,
  )
}

describe('a text', () => {
  it.each(designFonts.flatMap((font) => designWeights.map((weight) => [font, weight] as const)))(
    'has letters in %s %s [B9.30]',
    (fontFamily, fontWeight) => {
      const { path, width } = laidOut('Kandy', { fontFamily, fontWeight })
      expect(path.length).toBeGreaterThan(40)
      expect(width).toBeGreaterThan(30)
      expect(width).toBeLessThan(110)
    },
  )

  it('has a space for each tab', () => {
    expect(laidOut('Kandy\tGalle')).toEqual(laidOut('Kandy Galle'))
    expect(laidOut('Kandy\tGalle', { curve: 90 })).toEqual(laidOut('Kandy Galle', { curve: 90 }))
  })

  it('stands in the middle of its box, or at one of its sides', () => {
    const { left, right, top, bottom } = boxOf(laidOut('HHH').path)
    expect((left + right) / 2).toBeCloseTo(100, 0)
    expect(Math.abs((top + bottom) / 2 - 25)).toBeLessThan(3)
    expect(boxOf(laidOut('HHH', { textAlign: 'left' }).path).left).toBeLessThan(3)
    expect(boxOf(laidOut('HHH', { textAlign: 'right' }).path).right).toBeGreaterThan(197)
  })

  it('in Arabic beside other scripts has the joined letters that it has alone', () => {
    const stepsOf = (text: string) => laidOut(text, {}, { width: 2000 }).path.length
    expect(stepsOf('Да مرحبا')).toBe(stepsOf('Да') + stepsOf('مرحبا'))
  })

  it('says when no face has a sign for one of its letters', () => {
    expect(laidOut('Kandy කොළඹ 😀').lacksSigns).toBe(false)
    expect(laidOut('Kandy 中文').lacksSigns).toBe(true)
  })

  it('breaks at spaces where it is too long, and where the person breaks it', () => {
    const one = laidOut('Colombo').height
    expect(laidOut('Colombo by the sea in the evening').height).toBe(one * 2)
    expect(laidOut('Colombo\nKandy\nGalle').height).toBe(one * 3)
    expect(laidOut('Anuradhapurapolonnaruwatrincomalee').height).toBe(one)
  })

  it('takes letters of other scripts from their own faces, and shapes them', () => {
    expect(facesOf(textNamed('t', 'ශ්‍රී ලංකා'))).toEqual(['arimo-400', 'sinhala-400'])
    expect(runsOf('Hi வணக்கம் 🌴!', 'arimo-400').map(({ face }) => face)).toEqual([
      'arimo-400',
      'tamil-400',
      'emoji-400',
      'arimo-400',
    ])
    expect(faceOfGrapheme('🇱🇰', 'anton-400')).toBe('emoji-400')
    expect(['4', '©', '€', 'é', '“'].map((one) => faceOfGrapheme(one, 'anton-400'))).toEqual(
      Array.from({ length: 5 }, () => 'anton-400'),
    )
    expect(faceOfGrapheme('Ж', 'anton-400')).toBe('dejavu-400')
    // With its joiner the conjunct is narrower than its letters.
    expect(laidOut('ශ්‍රී').width).toBeLessThan(laidOut('ශ්රී').width)
  })

  it('spaces its letters, and draws no two as one', () => {
    const plain = laidOut('office').width
    expect(laidOut('office', { letterSpacing: 4 }).width).toBeCloseTo(plain + 20, 3)
    expect(laidOut('ffi', { fontFamily: 'Georgia' }).width).toBeCloseTo(
      laidOut('f', { fontFamily: 'Georgia' }).width * 2 + laidOut('i', { fontFamily: 'Georgia' }).width,
      0,
    )
  })

  it('bends along an arc, upwards or downwards', () => {
    const flat = boxOf(laidOut('Peradeniya').path)
    const arched = boxOf(laidOut('Peradeniya', { curve: 200 }).path)
    const sunk = boxOf(laidOut('Peradeniya', { curve: -120 }).path)
    expect(arched.bottom - arched.top).toBeGreaterThan((flat.bottom - flat.top) * 1.5)
    expect(arched.right - arched.left).toBeLessThan(flat.right - flat.left)
    expect(sunk.bottom - sunk.top).toBeGreaterThan((flat.bottom - flat.top) * 1.5)
  })

  it('on an arc is one line, however narrow its box is', () => {
    const text = 'Curve me around the fort'
    const straight = laidOut(text, {}, { width: 2000 })
    for (const curve of [180, -180, 300]) {
      const arc = laidOut(text, { curve })
      expect(arc.path.length).toBe(straight.path.length)
      const { left, right, top, bottom } = boxOf(arc.path)
      const radius = straight.width / ((Math.abs(curve) * Math.PI) / 180)
      expect(right - left).toBeGreaterThan(1.9 * radius)
      expect(right - left).toBeLessThan(2 * radius + 60)
      expect(bottom - top).toBeGreaterThan(radius)
      expect((left + right) / 2).toBeCloseTo(100, -1)
    }
  })

  it.each([180, -180, 90, 350])(
    'on an arc of %i° breaks only where the person breaks it, and no two lines meet',
    (curve) => {
      for (const lines of [
        ['Tea', 'from the hills of Ella'],
        ['From the hills of Ella', 'tea'],
        ['Ella', 'Ella', 'Ella'],
      ]) {
        const points = pointsOf(laidOut(lines.join('\n'), { curve }).path)
        let from = 0
        const separate = lines.map((line) => {
          const { length } = pointsOf(laidOut(line, {}, { width: 2000 }).path)
          from += length
          return points.slice(from - length, from)
        })
        expect(from).toBe(points.length)
        for (const [nth, line] of separate.entries())
          for (const other of separate.slice(nth + 1)) expect(distance(line, other)).toBeGreaterThan(3)
      }
    },
  )

  it('on an arc stands at a side of its box', () => {
    const text = 'Round the island'
    const left = boxOf(laidOut(text, { curve: 120, textAlign: 'left' }).path)
    const right = boxOf(laidOut(text, { curve: 120, textAlign: 'right' }).path)
    expect(Math.abs(left.left)).toBeLessThan(25)
    expect(Math.abs(right.right - 200)).toBeLessThan(25)
  })

  it('waits for its faces', () => {
    expect(layoutOf(textNamed('t'), { get: () => undefined }).path).toEqual([])
  })
})
