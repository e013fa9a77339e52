import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { asked, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'
import { settled } from '#tests/kit/suites/listScreen'

runApp('material')

const asksForHistory = () => asked.some(({ path }) => path.endsWith('/settings/changeLog'))
const driver = () => {
  const found = db.changeLogs.find(
    ({ kind, storeId, action }) => kind === 'DRIVER' && storeId === '9003' && action === '修改',
  )
  if (!found) throw new Error('no driver was changed')
  return found.recordId
}

it('a driver is edited above who changed it: by the labels of the form, from what to what', async () => {
  const id = driver()
  const { driverName = '' } = db.drivers.get(id) ?? {}
  await renderPage({ path: `/supplier/driver/list?driverName=${driverName}&edit=${id}`, account: 'haichuan' })
  await waitFor(() => expect(inDialog().getByText(/驾驶证有效期至：/)).toHaveTextContent('2024-06-30 → 2029-06-30'))
  expect(inDialog().getByText('创建')).toBeInTheDocument()
  await user.click(inDialog().getByRole('radio', { name: '停用' }))
  await user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await settled()
  await user.click(inPage().getByRole('button', { name: '编辑' }))
  await waitFor(() => expect(inDialog().getByText(/^状态：/)).toHaveTextContent('启用 → 停用'))
})

it('a new record has no history, and asks for none', async () => {
  await renderPage({ path: '/supplier/driver/list?edit=new', account: 'haichuan' })
  await waitFor(() => expect(inDialog().getByRole('textbox', { name: /姓名/ })).toBeInTheDocument())
  expect(inDialog().queryByText('操作历史')).not.toBeInTheDocument()
  expect(asksForHistory()).toBe(false)
})

it('a freight template shows its history beside the list, with each charge by its row', async () => {
  const { id, name } = db.freightTemplates.find((row) => row.name === '水泥按件' && row.supplierId === '9003') ?? {}
  await renderPage({ path: `/ship-templates?view=${id}`, account: 'haichuan' })
  await waitFor(() => expect(dialog(name ?? '')).toHaveTextContent(/第 1 行 首费（元）：\d+ → \d+/))
})

it('a company without changes says why there are none', async () => {
  const { logisticsId: id } = db.storeLogistics.find(({ storeId }) => storeId === '9003') ?? {}
  await renderPage({ path: `/logistics?edit=${id}`, account: 'haichuan' })
  await waitFor(() => expect(inDialog().getByText(/没有记录：创建以来没有改过/)).toBeInTheDocument())
})

it('where the gateway keeps no history there is none, and it is not asked for', async () => {
  setCapabilities([])
  try {
    await renderPage({ path: `/supplier/driver/list?edit=${driver()}`, account: 'haichuan' })
    await waitFor(() => expect(inDialog().getByRole('textbox', { name: /姓名/ })).toBeInTheDocument())
    expect(inDialog().queryByText('操作历史')).not.toBeInTheDocument()
    expect(asksForHistory()).toBe(false)
  } finally {
    setCapabilities('all')
  }
})
