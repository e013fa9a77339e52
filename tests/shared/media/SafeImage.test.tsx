import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PictureCell } from '#shared/media/PictureCell'
import { SafeImage } from '#shared/media/SafeImage'
import { runAtHost } from '#tests/kit/host'
import { user } from '#tests/kit/render'

runAtHost('material')
const PHOTO = 'https://images.mall.example/goods/1.jpg'
const sourceOf = (name: string) => screen.getByRole<HTMLImageElement>('img', { name }).src

it('small pictures are asked for in their size: cropped where edges are cut off, else fitted', () => {
  render(
    <>
      <SafeImage url={PHOTO} alt="a" width={64} height={48} />
      <SafeImage url={PHOTO} alt="b" width={60} height={30} fit="contain" />
      <SafeImage url="/api/common/common/file/content/1.jpg" alt="c" width={60} height={30} />
      <PictureCell image={PHOTO} name="螺纹钢" />
    </>,
  )
  expect(sourceOf('a')).toBe(`${PHOTO}?x-oss-process=image/resize,m_fill,w_128,h_96`)
  expect(sourceOf('b')).toBe(`${PHOTO}?x-oss-process=image/resize,m_lfit,w_120,h_120`)
  // Only the image host scales.
  expect(sourceOf('c')).toMatch(/content\/1\.jpg$/)
  expect(document.querySelector<HTMLImageElement>('img[alt=""]')?.src).toMatch(/m_fill,w_64,h_64$/)
})

it('an enlarged picture is the whole one', async () => {
  render(<SafeImage url={PHOTO} alt="a" width={64} height={48} />)
  await user.click(screen.getByRole('button', { name: 'a' }))
  const large = await screen.findByRole('dialog')
  expect(large.querySelector('img')?.src).toBe(PHOTO)
})
