import { describe, expect, it } from 'vitest'
import { readStyle, type SentStyle } from './style.rules.ts'

const sent: SentStyle = {
  title: ' Rampart walk ',
  description: 'Linen and a hat.',
  challengeId: '',
  instagramLink: '',
  hashtags: '["#linen","  batik ",""]',
  captions: '["From the front"]',
}

const refusal = (change: Partial<SentStyle>, images = 1) => {
  try {
    readStyle({ ...sent, ...change }, images)
  } catch (error) {
    return error
  }
  return undefined
}

describe('a look that is submitted', () => {
  it('needs a title and a description, then a picture [B5.12] [B5.13]', () => {
    for (const missing of [{ title: ' ' }, { description: '' }])
      expect(refusal(missing, 0)).toMatchObject({
        code: 'community.style-incomplete',
        message: 'Please fill in required fields',
      })
    expect(refusal({}, 0)).toMatchObject({
      code: 'community.images-missing',
      message: 'Please select at least one image',
    })
  })

  it('has its hashtags without their sign, each once, and without empty ones [B5.16]', () => {
    expect(readStyle({ ...sent, hashtags: '["#linen, #linen","##batik","#"]' }, 1).hashtags).toEqual([
      'linen',
      'batik',
    ])
    expect(readStyle({ ...sent, hashtags: '#linen, batik' }, 1).hashtags).toEqual(['linen', 'batik'])
  })

  it('links to the web and under no other scheme', () => {
    for (const instagramLink of ['javascript:alert(1)', 'data:text/html,x', 'instagram', 'ftp://a.example'])
      expect(refusal({ instagramLink })).toMatchObject({ details: { errors: { instagramLink: /https/ } } })
    expect(refusal({ instagramLink: 'https://instagram.com/p/1' })).toBeUndefined()
  })

  it('has ten hashtags at most, and none that is a text or markup', () => {
    const many = JSON.stringify(Array.from({ length: 500 }, (_, at) => `tag${at}`))
    for (const hashtags of [many, '["two words"]', '["<script>"]'])
      expect(refusal({ hashtags })).toMatchObject({ code: 'community.style-invalid' })
  })

  it('is stored as it was typed, without the space around it', () => {
    expect(readStyle({ ...sent, title: '  <b>Bold</b> ' }, 1).title).toBe('<b>Bold</b>')
  })
})
