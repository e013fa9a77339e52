import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { saveDraft } from '#shared/drafts'
import { renderPage, runApp } from '#tests/kit/render'

runApp('supplier')

it('dates a draft in the time of the servers, whatever the zone of the machine', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23, 9, 33))
  await saveDraft({ userId: '8001', screen: 'driverList', record: 'edit=new' }, { driverName: '甲' }, '新增司机')
  vi.mocked(Date.now).mockRestore()
  await renderPage({ path: '/home', account: 'yueheng' })
  expect(await screen.findByText('2026-11-23 17:33')).toBeVisible()
})
