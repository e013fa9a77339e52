import { describe, expect, it } from 'vitest'
import { readAddress, readPicture } from '#domain/address'

const place = {
  origin: 'https://supplier.mall.example',
  hosts: ['*.mall.example', 'https://images.mall.example', 'oss.example'],
}

describe('readAddress', () => {
  it.each([
    ['/api/common/common/file/content/a.pdf', 'supplier.mall.example', true],
    ['https://supplier.mall.example/a', 'supplier.mall.example', true],
    ['http://files.mall.example/a', 'files.mall.example', true],
    [' HTTPS://OSS.example/a ', 'oss.example', true],
    ['//elsewhere.example/a', 'elsewhere.example', false],
    ['/\\elsewhere.example/a', 'elsewhere.example', false],
    ['\\\\elsewhere.example', 'elsewhere.example', false],
    ['https://evilmall.example/a', 'evilmall.example', false],
    ['https://oss.example.evil/', 'oss.example.evil', false],
    ['https://x/#https://oss.example', 'x', false],
  ])('%j opens on %s, own: %s', (address, host, isOwn) => {
    expect(readAddress(address, place)).toMatchObject({ host, isOwn })
  })

  it.each([
    '',
    '无',
    'a.pdf',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AAAA',
    'blob:https://supplier.mall.example/1',
    'file:///etc/passwd',
    'vbscript:x',
    'https://',
    'https://oss.example@elsewhere.example/a',
  ])('%j is plain text', (address) => {
    expect(readAddress(address, place)).toBeNull()
  })
})

describe('readPicture', () => {
  it.each([
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,%3Csvg/%3E',
    '/a.jpg',
    'https://images.mall.example/a.jpg',
  ])('%j loads by itself', (address) => {
    expect(readPicture(address, place)).toContain(address)
  })

  it.each(['data:text/html,<b>', 'javascript:1', '//elsewhere.example/a.jpg', 'https://elsewhere.example/a.jpg', ''])(
    '%j does not load by itself',
    (address) => {
      expect(readPicture(address, place)).toBeNull()
    },
  )
})
