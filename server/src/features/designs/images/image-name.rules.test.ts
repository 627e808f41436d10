import { describe, expect, it } from 'vitest'
import { imageName } from './image-name.rules.ts'

describe('the name of a picture', () => {
  it('is that of its file, without its folder', () => {
    expect(imageName('holiday.png')).toBe('holiday.png')
    expect(imageName('C:\\Users\\me\\මල්.jpg')).toBe('මල්.jpg')
    expect(imageName('../../etc/passwd')).toBe('passwd')
  })

  it('is one line, without signs that turn or hide it', () => {
    expect(imageName(' a\n\u202egnp.exe\u0000 b ')).toBe('a gnp.exe b')
    expect(imageName('ශ්\u200Dරී 👩🏽\u200D🎨 علی\u200Cرضا.png')).toBe('ශ්\u200Dරී 👩🏽\u200D🎨 علی\u200Cرضا.png')
  })

  it('is Image if there is none', () => {
    expect(['', '  ', '\u200b', 'folder/'].map(imageName)).toEqual(['Image', 'Image', 'Image', 'Image'])
  })

  it('is whole up to 60 letters', () => {
    expect(imageName('a'.repeat(60))).toBe('a'.repeat(60))
    expect(imageName('a'.repeat(61))).toBe(`${'a'.repeat(48)}…${'a'.repeat(11)}`)
  })

  it('keeps its end when it is long', () => {
    const name = imageName(`${'😀'.repeat(300)}.jpeg`)
    expect([...name]).toHaveLength(60)
    expect(name.endsWith('.jpeg')).toBe(true)
    expect(name.length).toBeLessThanOrEqual(120)
    const artists = imageName(`${'👩🏽\u200D🎨'.repeat(40)}.png`)
    expect(artists).toMatch(/^(👩🏽\u200D🎨){13}…(👩🏽\u200D🎨)+\.png$/u)
  })
})
