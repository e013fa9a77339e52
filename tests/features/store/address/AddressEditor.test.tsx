import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { fill, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { dialog, inDialog } from '#tests/kit/suites/drawerScreen'
import { settled } from '#tests/kit/suites/listScreen'
import { fillAddress } from './addressForm'

runApp('material')

const PATH = '/shop-addresses?addressName=里水'

it('starts empty when adding after an edit', async () => {
  await renderPage({ path: PATH, account: 'haichuan' })
  await settled()
  const before = db.storeAddresses.all().length
  await user.click(inPage().getAllByRole('button', { name: '编辑' })[0] as HTMLElement)
  await waitFor(() => expect(dialog('编辑自提点')).toBeInTheDocument())
  await fill(await inDialog().findByLabelText('自提点名称'), '改名的自提点')
  await user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(inPage().getByRole('button', { name: /新增自提点/ }))
  await waitFor(() => expect(inDialog().getByLabelText('自提点名称')).toHaveValue(''))
  await fillAddress()
  await fill(inDialog().getByLabelText('联系电话'), '19900090001')
  await user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => expect(db.storeAddresses.all()).toHaveLength(before + 1))
  expect(db.storeAddresses.filter(({ addressName }) => addressName === '改名的自提点')).toHaveLength(1)
})

it.each([
  ['02150800000', '021-50800000'],
  ['4008208820', '400-820-8820'],
  ['0755-12345678 转 802', '0755-12345678-802'],
])('is reached by landline and service line, too: %s', async (typed, saved) => {
  await renderPage({ path: '/shop-addresses?edit=new', account: 'haichuan' })
  await waitFor(() => expect(dialog('新增自提点')).toBeInTheDocument())
  await fillAddress()
  await fill(inDialog().getByLabelText('联系电话'), typed)
  await user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => expect(db.storeAddresses.filter(({ mobile }) => mobile === saved)).toHaveLength(1))
})
