import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { inPage, page, renderPage, runApp, shows, user } from '#tests/kit/render'
import { contractIn } from '#tests/mocks/procurement/contract/contractInput'

runApp('supplier')

const fileOf = (name: string, url: string) => ({ id: name, name, url, size: 1000 })

it('a picture zooms, turns and pages, a PDF is previewed before downloading, other files are downloaded', async () => {
  await open([
    fileOf('现场.jpg', '/api/common/common/file/content/a.jpg'),
    fileOf('磅单.png', '/api/common/common/file/content/d.png'),
    fileOf('合同.pdf', '/api/common/common/file/content/b.pdf'),
    fileOf('清单.zip', '/api/common/common/file/content/c.zip'),
  ])
  await user.click(inPage().getByRole('link', { name: '现场.jpg' }))
  const picture = await screen.findByRole('dialog', { name: '现场.jpg' })
  expect(within(picture).getByRole('img', { name: '现场.jpg' })).toHaveAttribute(
    'src',
    expect.stringMatching(/a\.jpg$/),
  )
  expect(within(picture).getByRole('link', { name: /下载文件/ })).toHaveAttribute('download', '现场.jpg')
  fireEvent.error(within(picture).getByRole('img', { name: '现场.jpg' }))
  expect(await within(picture).findByText('无法预览，请下载后查看')).toBeVisible()
  await user.click(within(picture).getByRole('button', { name: '下一张' }))
  const next = await screen.findByRole('dialog', { name: '磅单.png' })
  const scale = () => within(next).getByRole('img', { name: '磅单.png' }).style.transform
  await user.click(within(next).getByRole('button', { name: '放大' }))
  await waitFor(() => expect(scale()).toContain('scale3d(1.5, 1.5'))
  await user.keyboard('r')
  await waitFor(() => expect(scale()).toContain('rotate(90deg)'))
  expect(within(next).getByRole('button', { name: '下一张' })).toBeDisabled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(inPage().getByRole('link', { name: '合同.pdf' }))
  expect(await screen.findByTitle('合同.pdf')).toHaveAttribute('src', expect.stringMatching(/b\.pdf$/))
  expect(inPage().getByRole('link', { name: '清单.zip' })).toHaveAttribute('download', '清单.zip')
})

it('a foreign host is named before it opens, and a forbidden address is text', async () => {
  await open([
    fileOf('外部.pdf', '//elsewhere.example/a.pdf'),
    fileOf('脚本.pdf', 'javascript:alert(1)'),
    fileOf('页面.pdf', 'data:text/html,<script>alert(1)</script>'),
  ])
  expect(inPage().queryByRole('link', { name: '脚本.pdf' })).toBeNull()
  expect(inPage().queryByRole('link', { name: '页面.pdf' })).toBeNull()
  expect(page().innerHTML).not.toMatch(/javascript:|data:text/)
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  await user.click(inPage().getByRole('link', { name: '外部.pdf' }))
  const dialog = await screen.findByRole('dialog', { name: /打开外部地址 elsewhere\.example/ })
  expect(opened).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: /^打\s?开$/ }))
  expect(opened).toHaveBeenCalledWith(
    'http://supplier.localhost/a.pdf'.replace('supplier.localhost', 'elsewhere.example'),
    '_blank',
    'noopener,noreferrer',
  )
})

it('a signature of a foreign host is not loaded, and shows the name instead', async () => {
  const contract = contractIn(8)
  for (const { id } of db.approvals.filter(({ documentCode }) => documentCode === contract.contractCode)) {
    db.approvals.update(id, { signUrl: 'https://elsewhere.example/track.png' })
  }
  await renderPage({ path: `/supplier/agreementDetail?id=${contract.id}`, account: 'yueheng' })
  await shows('审批记录')
  expect(document.querySelector('img[src*="elsewhere"]')).toBeNull()
})

async function open(attachments: ReturnType<typeof fileOf>[]) {
  const { id } = contractIn(8)
  db.contracts.update(id, { attachments })
  await renderPage({ path: `/supplier/agreementDetail?id=${id}`, account: 'yueheng' })
  await shows(attachments[0]?.name ?? '')
}
