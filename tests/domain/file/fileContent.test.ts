import { describe, expect, it } from 'vitest'
import { isContentOf, pixelsOf } from '#domain/file/fileContent'

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

describe('the content of a file', () => {
  it.each([
    ['a.png', '\x89PNG\r\n\x1a\n', true],
    ['a.jpg', '\xff\xd8\xff\xe0', true],
    // A renamed picture is displayed all the same.
    ['a.JPG', '\x89PNG\r\n\x1a\n', true],
    ['a.webp', 'RIFF\x00\x00\x00\x00WEBPVP8 ', true],
    ['a.gif', 'GIF89a', true],
    ['a.bmp', 'BM6', true],
    ['a.png', 'name,price', false],
    ['a.png', '', false],
    ['a.webp', 'RIFF\x00\x00\x00\x00WAVE', false],
    ['a.jpg', '\x00\x00\x00\x18ftypheic', false],
    ['a.pdf', '%PDF-1.7', true],
    ['a.pdf', '\xef\xbb\xbf%PDF-1.4', true],
    ['a.pdf', 'PK\x03\x04', false],
    ['a.xlsx', 'PK\x03\x04', true],
    ['a.xlsx', '\xd0\xcf\x11\xe0', true],
    ['a.docx', '<html>', false],
    ['a.mp4', '\x00\x00\x00\x18ftypisom', true],
    ['a.webm', '\x1aE\xdf\xa3', true],
    ['a.mov', '\xff\xd8\xff', false],
    ['a.txt', 'anything', true],
    ['readme', 'anything', true],
  ])('of %s beginning with %j fits its name: %s', (name, text, fits) => {
    expect(isContentOf(name, bytes(text))).toBe(fits)
  })
})

describe('the pixels of a picture', () => {
  const png = '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x03\x20\x00\x00\x02\x58'
  const jpeg = '\xff\xd8\xff\xe0\x00\x04JF\xff\xc4\x00\x03x\xff\xc0\x00\x11\x08\x02\x58\x03\x20\x03\x01\x22\x00'
  it.each([
    ['a PNG', png, { width: 800, height: 600 }],
    ['a JPEG, behind other segments', jpeg, { width: 800, height: 600 }],
    ['a JPEG that is cut off', `${jpeg.slice(0, 4)}\x00\xff`.padEnd(30, '\0'), null],
    ['a GIF', 'GIF89a'.padEnd(30, '\0'), null],
    ['nothing', '', null],
  ])('are read from the header of %s', (_, text, pixels) => {
    expect(pixelsOf(bytes(text))).toEqual(pixels)
  })
})
