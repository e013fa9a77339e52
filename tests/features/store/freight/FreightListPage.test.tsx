import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { describeListPage } from '#tests/kit/describeListPage'
import { dialog } from '#tests/kit/drawerScreen'
import { pagerTotal, records, settled } from '#tests/kit/listScreen'
import { field, renderApp, runApp, user } from '#tests/kit/render'

runApp('material')

describeListPage({
  name: 'the list of freight templates',
  path: '/ship-templates',
  account: 'haichuan',
  caption: '运费模板',
  api: '/setting/freightTemplate',
  total: 24,
  filter: { label: '模板名称', name: 'name', value: '水泥', total: 3, shows: '水泥按重量' },
  statuses: ['按重量', '按件数', '包邮'],
  statusName: 'pricingMethod',
})

it('deletes a template after asking, and copies one under another name', async () => {
  await renderApp({ path: '/ship-templates?name=水泥', account: 'haichuan' })
  await settled()
  const row = () => within(records()[0] as HTMLElement)
  await user.click(row().getByRole('button', { name: '删除' }))
  await user.click(
    within(await waitFor(() => dialog('删除运费模板 水泥按重量？'))).getByRole('button', { name: '删除' }),
  )
  await waitFor(() => expect(pagerTotal()).toBe(2))
  expect(
    db.freightTemplates.find(({ name, supplierId }) => name === '水泥按重量' && supplierId === '9003'),
  ).toBeUndefined()
  await user.click(row().getByRole('button', { name: '复制' }))
  await waitFor(() => expect(field('模板名称')).toHaveValue('水泥按件副本'))
  expect(screen.getByRole('button', { name: /^保\s?存$/ })).toBeInTheDocument()
})
