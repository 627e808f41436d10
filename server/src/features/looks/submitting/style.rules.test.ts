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

  it('names each field that is missing, and no other', () => {
    const errorsOf = (change: Partial<SentStyle>) => refusal(change)
    expect(errorsOf({ title: ' ' })).toMatchObject({ details: { errors: { title: 'Enter a title' } } })
    expect(errorsOf({ title: '', description: ' ' })).toHaveProperty('details.errors', {
      title: 'Enter a title',
      description: 'Enter a description',
    })
    expect(errorsOf({ description: '' })).toHaveProperty('details.errors', {
      description: 'Enter a description',
    })
  })

  it('has texts of a largest length', () => {
    const texts = (title: number, description: number, caption: number) => ({
      title: 'a'.repeat(title),
      description: 'a'.repeat(description),
      captions: JSON.stringify(['a', 'a'.repeat(caption)]),
    })
    expect(refusal(texts(100, 2_000, 140))).toBeUndefined()
    expect(refusal(texts(101, 2_001, 141))).toHaveProperty('details.errors', {
      title: 'The title can have 100 characters',
      description: 'The description can have 2000 characters',
      captions: 'A caption can have 140 characters',
    })
  })

  it('says what is wrong with a hashtag', () => {
    const words = (hashtags: readonly string[]) => refusal({ hashtags: JSON.stringify(hashtags) })
    const tags = (count: number) => Array.from({ length: count }, (_, at) => `tag${at}`)
    expect(words(tags(10))).toBeUndefined()
    expect(words(tags(11))).toMatchObject({ message: 'You can add 10 hashtags' })
    expect(words(['a'.repeat(30)])).toBeUndefined()
    expect(words(['a'.repeat(31)])).toMatchObject({ message: 'A hashtag can have 30 characters' })
    expect(words(['<b>'])).toMatchObject({ message: expect.stringContaining('“<b>” is not a hashtag') })
    expect(words([...tags(9), '<b>'])).toMatchObject({ message: expect.stringContaining('is not a hashtag') })
  })

  it('has five captions at most, without the space around them, and none that is no list of texts', () => {
    const captionsOf = (captions: string) => readStyle({ ...sent, captions }, 1).captions
    expect(captionsOf('[" one ","two","3","4","5","6"]')).toEqual(['one', 'two', '3', '4', '5'])
    for (const captions of ['no list', '{}', '"text"', '[1,2]', '["text",1]'])
      expect(captionsOf(captions)).toEqual([])
  })

  it('may belong to a challenge', () => {
    expect(readStyle(sent, 1).challengeId).toBeNull()
    expect(readStyle({ ...sent, challengeId: 'batik' }, 1).challengeId).toBe('batik')
  })
})
