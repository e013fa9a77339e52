import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { callerTables } from '#mocks/kernel/auth/caller'
import { menuIdOf } from '#mocks/kernel/auth/menu'
import { field, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { pagerTotal, records, settled } from '#tests/kit/suites/listScreen'

runApp('material')

it('shows the charges of a template by region, also to a read-only account', async () => {
  callerTables.roleMenus.insert({ id: 'f', roleId: '7005', menuId: menuIdOf('shipTemplate'), isSuper: false })
  await renderPage({ path: '/ship-templates?name=水泥', account: 'haichuan01' })
  await settled()
  for (const name of ['编辑', '复制', '删除', '新增运费模板']) {
    expect(inPage().queryByRole('button', { name })).not.toBeInTheDocument()
  }
  await user.click(inPage().getByRole('button', { name: '水泥按件' }))
  await waitFor(() => expect(dialog('水泥按件')).toHaveTextContent('首件（件）'))
  expect(dialog('水泥按件')).toHaveTextContent('福建省、江西省、湖南省、广西壮族自治区、海南省')
})

it('deletes a template after a confirmation, and copies one under another name', async () => {
  await renderPage({ path: '/ship-templates?name=水泥', account: 'haichuan' })
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
