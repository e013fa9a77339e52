import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { callerTables } from '#mocks/kernel/auth/caller'
import { menuIdOf } from '#mocks/kernel/auth/menu'
import { inPage, renderPage, runApp, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const used = (name: string) =>
  db.storeLogistics.find((row) => row.storeId === '9001' && db.logistics.get(row.logisticsId)?.name === name)
const toggle = (name: string) => inPage().getByRole('switch', { name: `使用 ${name}` })

it('is switched on at once, and off after a confirmation', async () => {
  await renderPage({ path: '/logistics?name=京东', account: 'yueheng' })
  await settled()
  await user.click(toggle('京东快递'))
  await waitFor(() => expect(toggle('京东快递')).toBeChecked())
  expect(used('京东快递')).toBeDefined()
  await user.click(toggle('京东快递'))
  const question = within(await waitFor(() => dialog('停止使用物流公司 京东快递？')))
  await user.click(question.getByRole('button', { name: '停止使用' }))
  await waitFor(() => expect(toggle('京东快递')).not.toBeChecked())
  expect(used('京东快递')).toBeUndefined()
})

it('a read-only account sees no switch', async () => {
  callerTables.roleMenus.insert({ id: 'l', roleId: '7001', menuId: menuIdOf('logistics'), isSuper: false })
  await renderPage({ path: '/logistics?name=顺丰', account: 'yueheng01' })
  await settled()
  expect(inPage().queryByRole('switch')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '电子面单设置' })).not.toBeInTheDocument()
})
