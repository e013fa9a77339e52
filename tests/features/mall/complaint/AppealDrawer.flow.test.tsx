import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { pictureFile } from '#tests/kit/files'
import { fill, renderPage, runApp, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'

runApp('material')

const save = () => user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))

it('appeals with text and pictures; the text is required', async () => {
  const complaint = db.complaints.find((row) => row.storeId === '9003' && row.complainStatus === 'WAIT_APPEAL')
  await renderPage({ path: `/complaints?orderSn=${complaint?.orderSn}&edit=${complaint?.id}`, account: 'haichuan01' })
  const words = await waitFor(() => inDialog().getByLabelText('申诉内容'))
  await save()
  await waitFor(() => expect(inDialog().getByText('请填写申诉内容')).toBeInTheDocument())
  await fill(words, '出库照片为证')
  const photo = pictureFile('出库.jpg')
  await user.upload(inDialog().getByLabelText('申诉凭证', { selector: 'input' }), photo)
  await waitFor(() => expect(inDialog().getByRole('button', { name: '移除 申诉凭证 第 1 张' })).toBeInTheDocument())
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const appealed = db.complaints.get(complaint?.id ?? '')
  expect(appealed).toMatchObject({ complainStatus: 'WAIT_ARBITRATION', appealContent: '出库照片为证' })
  expect(appealed?.appealImages).toMatch(/\.jpg$/)
})

it('is not offered once the platform arbitrates', async () => {
  const complaint = db.complaints.find((row) => row.storeId === '9003' && row.complainStatus === 'COMPLETE')
  await renderPage({ path: `/complaints?orderSn=${complaint?.orderSn}&edit=${complaint?.id}`, account: 'haichuan01' })
  await waitFor(() => expect(inDialog().getByText(/现在不能申诉/)).toBeInTheDocument())
})

it('shows the appeal that a colleague sent meanwhile before it replaces it', async () => {
  const complaint = db.complaints.find((row) => row.storeId === '9003' && row.complainStatus === 'WAIT_APPEAL')
  await renderPage({ path: `/complaints?orderSn=${complaint?.orderSn}&edit=${complaint?.id}`, account: 'haichuan01' })
  await fill(await waitFor(() => inDialog().getByLabelText('申诉内容')), '出库照片为证')
  db.complaints.update(complaint?.id ?? '', { appealContent: '同事已申诉' })
  await save()
  const asking = await waitFor(() => dialog('这条记录在您打开后又保存过，您的修改还没有保存'))
  expect(asking).toHaveTextContent('同事已申诉')
  expect(db.complaints.get(complaint?.id ?? '')?.appealContent).toBe('同事已申诉')
})
