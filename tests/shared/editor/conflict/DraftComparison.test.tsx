import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { text } from '#domain/text'
import { db } from '#mocks/areas'
import { saveDraft } from '#shared/drafts'
import { renderPage, runApp, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'

runApp('supplier')

it('a restored draft shows, field by field, what it changes in the saved record', async () => {
  const driver = db.drivers.find(({ supplierId }) => supplierId === '9001')
  if (!driver) throw new Error('no driver')
  const { id, driverName } = driver
  const record = `edit=${id}`
  await saveDraft({ userId: '8001', screen: 'driverList', record }, { ...driver, driverName: '周师傅' }, text('司机'))
  await renderPage({ path: `/supplier/driver/list?${record}`, account: 'yueheng' })
  await user.click(await screen.findByRole('button', { name: /比\s?较/ }))
  await screen.findByRole('columnheader', { name: '已保存' })
  const rows = within(dialog('草稿与已保存内容的差异')).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([`司机姓名${driverName}周师傅`])
})
