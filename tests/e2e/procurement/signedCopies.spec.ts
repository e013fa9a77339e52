import type { Page } from '@playwright/test'
import encodeQR from 'qr'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { Supplementary } from '#features/procurement/supplementary/model'
import { fileInput } from '#tests/e2e/kit/contractForm'
import { enter, expect, NOTES, shownPage, test } from '#tests/e2e/kit/journey'
import { type Line, layLine } from '#tests/e2e/kit/line'

test.use({ cutsLine: true })

let line: Line
test.beforeEach(async () => {
  line = await layLine()
})
test.afterEach(() => line.close())

const ALL = 50
/** Photos without a readable barcode: matched by file name, and by hand. */
const NAMED = 2
const BARE = 1

test('50 photos are matched to their notes, and the upload resumes after a lost connection', {
  tag: '@release',
}, async ({ page, context }) => {
  test.setTimeout(240_000)
  const ask = await enter(context, 'yueheng', line.origin)
  const { records } = await ask<{ records: DeliveryNote[] }>(NOTES, { signed: 0, pageSize: 200 })
  const notes = records.filter(({ status, hasSupplementary }) => status !== 2 && !hasSupplementary)
  const numbers = Array.from({ length: ALL }, (_, index) => notes[index % notes.length]?.deliverSn ?? '')
  await page.goto(`${line.origin}/supplier/deliver/signedCopies`)
  const screen = shownPage(page)
  await expect(screen.getByText('先选择照片或拖到这里')).toBeVisible()

  const photos = []
  for (const [index, deliverSn] of numbers.entries()) {
    const isCoded = index < ALL - NAMED - BARE
    const name = index < ALL - BARE && !isCoded ? `${deliverSn}(${index}).jpg` : `IMG_${index}.jpg`
    photos.push({ name, mimeType: 'image/jpeg', buffer: await photoOf(page, isCoded ? deliverSn : '', index) })
  }
  await fileInput(screen, '回单照片').setInputFiles(photos)
  const state = screen.getByRole('status').filter({ hasText: '共' })
  await expect(state).toHaveText(`共 ${ALL} 张，已上传 0 张，待选送货单 ${BARE} 张，未成功 0 张`, { timeout: 120_000 })
  await expect(screen.getByText('二维码', { exact: true })).toHaveCount(ALL - NAMED - BARE)
  await expect(screen.getByRole('cell', { name: '文件名', exact: true })).toHaveCount(NAMED)

  const last = numbers.at(-1) ?? ''
  const picker = screen.getByLabel(`IMG_${ALL - 1}.jpg 的送货单`)
  await picker.click()
  await picker.fill(last)
  await page.locator('.ant-select-item-option').filter({ visible: true, hasText: last }).click()

  line.breakAfter(700_000)
  await screen.getByRole('button', { name: `上传 ${ALL} 张` }).click()
  await expect(screen.getByText(/^网络中断/)).toBeVisible({ timeout: 60_000 })
  line.mend()
  await screen.getByRole('button', { name: '继续上传' }).click()
  await expect(state).toContainText(`已上传 ${ALL} 张`, { timeout: 120_000 })

  const wanted = new Map<string, number>()
  for (const deliverSn of numbers) wanted.set(deliverSn, (wanted.get(deliverSn) ?? 0) + 1)
  for (const [deliverSn, count] of wanted) {
    const info = await ask<Supplementary>('/api/supplier/orderLogistics/get-supplementary-information', { deliverSn })
    expect(info.signPhotos).toHaveLength(count)
  }
})

/** A photo of a signed note on a desk: slightly rotated, with noise, and the barcode of its number in a corner. */
async function photoOf(page: Page, deliverSn: string, turn: number): Promise<Buffer> {
  const modules = deliverSn ? encodeQR(deliverSn, 'raw', { border: 4 }) : []
  const drawn = await page.evaluate(
    async ({ rows, angle }) => {
      const canvas = document.createElement('canvas')
      canvas.width = 1600
      canvas.height = 1200
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#b8b0a4'
      context.fillRect(0, 0, 1600, 1200)
      context.translate(800, 600)
      context.rotate(angle)
      context.fillStyle = '#f4f3ee'
      context.fillRect(-700, -500, 1400, 1000)
      context.fillStyle = '#222'
      for (let at = 0; at < 300; at++) context.fillRect(-640 + ((at * 97) % 900), -440 + ((at * 61) % 880), 40, 6)
      const size = 7
      for (const [y, row] of rows.entries())
        for (const [x, isDark] of row.entries()) {
          context.fillStyle = isDark ? '#1c1c1c' : '#f0efe8'
          context.fillRect(400 + x * size, -460 + y * size, size, size)
        }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
      let text = ''
      for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
      return btoa(text)
    },
    { rows: modules, angle: ((turn % 9) - 4) * 0.03 },
  )
  return Buffer.from(drawn, 'base64')
}
