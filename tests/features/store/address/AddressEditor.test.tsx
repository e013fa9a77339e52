import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { describeDrawer } from '#tests/kit/describeDrawer'
import { describeEditor } from '#tests/kit/describeEditor'
import { dialog, inDialog } from '#tests/kit/drawerScreen'
import { settled } from '#tests/kit/listScreen'
import { fill, inPage, renderApp, runApp, user } from '#tests/kit/render'

runApp('material')

const PATH = '/shop-addresses'

describeDrawer({
  name: 'the drawer of a pick-up point',
  account: 'haichuan',
  path: PATH,
  api: '/member/storeAddress/:id',
  title: '编辑自提点',
  shows: ['自提点名称', '详细地址', '地图位置'],
})

const complete = async () => {
  await fill(inDialog().getByLabelText('自提点名称'), '三山码头')
  await fill(inDialog().getByLabelText('详细地址'), '广东省佛山市南海区桂城街道三山大道1号')
  await fill(inDialog().getByLabelText('地图位置'), '113.21,22.99')
}

describeEditor({
  name: 'a new pick-up point',
  account: 'haichuan',
  path: () => `${PATH}?edit=new`,
  drawer: '新增自提点',
  save: '保存',
  api: '/member/storeAddress',
  values: { 自提点名称: '', 详细地址: '', 联系电话: '' },
  required: ['请填写自提点名称', '请填写详细地址', '请填写地图位置', '请填写联系电话'],
  complete,
  typed: { label: '联系电话', value: '19900090001' },
  refusal: { message: '联系电话格式不正确', label: '联系电话' },
})

it('after an edit, adding makes a new one', async () => {
  await renderApp({ path: PATH, account: 'haichuan' })
  await settled()
  const before = db.storeAddresses.all().length
  await user.click(inPage().getAllByRole('button', { name: '编辑' })[0] as HTMLElement)
  await waitFor(() => expect(dialog('编辑自提点')).toBeInTheDocument())
  await fill(await inDialog().findByLabelText('自提点名称'), '改名的自提点')
  await user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await user.click(inPage().getByRole('button', { name: /新增自提点/ }))
  await waitFor(() => expect(inDialog().getByLabelText('自提点名称')).toHaveValue(''))
  await complete()
  await fill(inDialog().getByLabelText('联系电话'), '19900090001')
  await user.click(inDialog().getByRole('button', { name: /^保\s?存$/ }))
  await waitFor(() => expect(db.storeAddresses.all()).toHaveLength(before + 1))
  expect(db.storeAddresses.filter(({ addressName }) => addressName === '改名的自提点')).toHaveLength(1)
})
