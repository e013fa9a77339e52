import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Text, text } from '#domain/text'
import { type DraftKey, saveDraft } from '#shared/drafts'
import { switchLanguage } from '#shared/i18n'
import { renderPage, runApp } from '#tests/kit/render'

runApp('supplier')

const key = (record: string): DraftKey => ({ userId: '8001', screen: 'driverList', record: `edit=${record}` })

it('dates a draft in the time of the servers, whatever the zone of the machine', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 23, 9, 33))
  await saveDraft(key('new'), { driverName: '甲' }, text('新增司机'))
  vi.mocked(Date.now).mockRestore()
  await renderPage({ path: '/home', account: 'yueheng' })
  expect(await screen.findByText('2026-11-23 17:33')).toBeVisible()
})

it('names each draft in the language of the screen, and one of release 1.0 as it was stored', async () => {
  await saveDraft(key('2001'), {}, text('司机 {{name}}', { name: '周师傅' }))
  await saveDraft(key('2002'), {}, '司机 何师傅' as unknown as Text)
  await renderPage({ path: '/home', account: 'yueheng' })
  expect(await screen.findByRole('link', { name: '司机 周师傅' })).toBeVisible()
  expect(screen.getByRole('link', { name: '司机 何师傅' })).toBeVisible()
  await act(() => switchLanguage(2))
  expect(screen.getByRole('link', { name: 'Driver 周师傅' })).toBeVisible()
  expect(screen.getByRole('link', { name: '司机 何师傅' })).toBeVisible()
})
