import type { Locator } from '@playwright/test'
import type { ContractDetail } from '#features/procurement/contract/model'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { Supplementary } from '#features/procurement/supplementary/model'
import { fileInput, writeContract } from '#tests/e2e/kit/contractForm'
import { CONTRACT_API, enter, expect, NOTES, shownPage, test } from '#tests/e2e/kit/journey'
import { type Line, layLine } from '#tests/e2e/kit/line'
import { lookAt, sidewaysPhoto } from '#tests/e2e/kit/photo'

test.use({ cutsLine: true })

type UploadFile = { name: string; mimeType: string; buffer: Buffer }

let line: Line
test.beforeEach(async () => {
  line = await layLine()
})
test.afterEach(() => line.close())

test('a contract attachment interrupted while uploading says so, keeps the form, and arrives when sent again', {
  tag: '@release',
}, async ({ page, context }) => {
  test.slow()
  const ask = await enter(context, 'yueheng', line.origin)
  const id = await writeContract(ask, 'JC-202411-0601', { attachments: [] })
  await page.goto(`${line.origin}/agreementEdit?id=${id}`)
  const form = shownPage(page)
  await form.getByLabel('备注').fill('附件随后补齐')
  const files = form.getByRole('list', { name: '合同附件' })
  const name = '三期合同.pdf'
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(6_000_000, 'x')])
  await loseOnTheWay(form, '合同附件', { name, mimeType: 'application/pdf', buffer }, 2_000_000)

  // Saved now, the contract would lack the attachment.
  const save = form.getByRole('button', { name: '保存', exact: true })
  await save.click()
  await expect(form.getByText('有文件还没有传完：请稍候，或重新上传、移除')).toBeVisible()
  await expect(form.getByLabel('备注')).toHaveValue('附件随后补齐')
  await files.getByRole('button', { name: `重新上传 ${name}` }).click()
  await expect(files.getByRole('link', { name })).toBeVisible()
  await expect(files.getByRole('alert')).toHaveCount(0)

  // Offline, saving waits, says so, and goes on by itself.
  await context.setOffline(true)
  await save.click()
  await expect(page.getByText(/^网络已断开/)).toBeVisible()
  await expect(form.getByLabel('备注')).toHaveValue('附件随后补齐')
  await context.setOffline(false)
  const read = () => ask<ContractDetail>(`${CONTRACT_API}/contract/queryContractById`, { id })
  await expect.poll(async () => (await read()).attachments.map((file) => file.size)).toEqual([buffer.length])
  expect((await read()).remark).toBe('附件随后补齐')
})

test('a signed copy interrupted while uploading arrives upright and downscaled when sent again', async ({
  page,
  context,
}) => {
  const ask = await enter(context, 'yueheng', line.origin)
  const { records } = await ask<{ records: DeliveryNote[] }>(NOTES, { status: 0, pageSize: 100 })
  const deliverSn = records.find((note) => !note.hasSupplementary)?.deliverSn ?? ''
  await page.goto(`${line.origin}/supplier/deliver/detail?deliverSn=${deliverSn}&edit=supplementary`)
  const drawer = page.getByRole('dialog', { name: `补录信息 ${deliverSn}` })
  await drawer.getByLabel('备注').fill('收货人已签字')
  const files = drawer.getByRole('list', { name: '回单照片' })
  const photo = await sidewaysPhoto(page, '回单.jpg')
  await loseOnTheWay(drawer, '回单照片', photo, 60_000)
  await expect(drawer.getByLabel('备注')).toHaveValue('收货人已签字')
  // Saved now, the note would lack its signed copy.
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer.getByText('有文件还没有传完：请稍候，或重新上传、移除')).toBeVisible()
  await files.getByRole('button', { name: `重新上传 ${photo.name}` }).click()
  await expect(files.getByRole('link', { name: photo.name })).toBeVisible()
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()
  await expect(shownPage(page).getByRole('img', { name: '照片 1' })).toBeVisible()

  const info = await ask<Supplementary>('/api/supplier/orderLogistics/get-supplementary-information', { deliverSn })
  expect(info).toMatchObject({ remark: '收货人已签字', signPhotos: [expect.any(String)] })
  const url = info.signPhotos[0] ?? ''
  expect(await lookAt(page, url)).toEqual({ width: 1440, height: 1920, corners: ['blue', 'red', 'yellow', 'green'] })
  const size = await page.evaluate(async (address) => (await (await fetch(address)).blob()).size, url)
  expect(size).toBeLessThan(photo.buffer.length / 2)
})

/** Chooses a file and breaks the connection while it uploads; the file shows the failure. */
async function loseOnTheWay(field: Locator, caption: string, file: UploadFile, bytes: number): Promise<void> {
  line.breakAfter(bytes)
  await fileInput(field, caption).setInputFiles(file)
  const files = field.getByRole('list', { name: caption })
  // A large file is tried again for half a minute.
  await expect(files.getByRole('alert')).toContainText('网络异常，请检查网络连接', { timeout: 60_000 })
  await expect(files.getByText(file.name).first()).toBeVisible()
  line.mend()
}
