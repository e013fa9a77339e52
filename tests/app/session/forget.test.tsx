import { beforeEach, expect, it, vi } from 'vitest'
import { forgetEverything, forgetOld, forgetPersons } from '#app/session/forget'
import { text } from '#domain/text'
import { listDrafts, loadDraft, saveDraft } from '#shared/drafts'
import { keepVersion, storedVersions } from '#shared/editor/draft/versions'
import { loadPrefs, readPref, writePref } from '#shared/prefs'
import { workstation } from '#shared/storage/workstation'
import { addActivity } from '#shared/today'

const KEY = { userId: 'u1', screen: 'driverList', record: 'edit=new' }
const DAYS = 24 * 3_600_000

beforeEach(async () => {
  await forgetEverything()
})

/** What a user leaves here in a day. */
async function work() {
  await saveDraft(
    KEY,
    {
      driverName: '周师傅',
      driverId: 'd1',
      driverPhone: '19900003333',
      carId: 'c1',
      cars: [{ owner: '010-88886666', waybill: '粤E12345/19900003333/周师傅', no: 'A/1' }],
    },
    text('新增司机'),
  )
  await keepVersion(KEY, { time: '2026-11-20 10:00:00', isSaved: true, values: { name: '甲' } })
  await addActivity('送货单 D1 已保存', '/supplier/deliver/list')
  writePref('searches.u1.orders.sn', [{ sn: 'O1' }])
  writePref('searchTimes.u1.orders.sn', Date.now())
  writePref('recent.u1', [{ key: 'a', time: Date.now() }])
  writePref('trucks.u1', [['p1', { driverName: '周师傅', driverPhone: '19900003333' }]])
  writePref('theme.u1', { theme: 'dark' })
  sessionStorage.setItem('smsLoginUntil.19900003333', String(Date.now() + 60_000))
  sessionStorage.setItem('failureEvents', '[]')
}

it('a sign-out forgets phone numbers, and keeps the rest of a draft', async () => {
  await work()
  await forgetPersons('u1')
  expect((await loadDraft(KEY))?.values).toEqual({
    driverName: '周师傅',
    driverId: '',
    driverPhone: '',
    carId: 'c1',
    cars: [{ owner: '', waybill: '', no: 'A/1' }],
  })
  await loadPrefs()
  expect(readPref('trucks.u1', [])).toEqual([['p1', { driverName: '周师傅', driverPhone: '' }]])
  expect(readPref('theme.u1', null)).toEqual({ theme: 'dark' })
  expect(Object.keys(sessionStorage)).toEqual(['failureEvents'])
})

it('keeps all of it for a week, and none of it longer', async () => {
  await work()
  await forgetOld()
  expect(await listDrafts('u1')).toHaveLength(1)
  expect(readPref('recent.u1', [])).toHaveLength(1)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * DAYS })
  try {
    await forgetOld()
  } finally {
    vi.useRealTimers()
  }
  expect(await listDrafts('u1')).toEqual([])
  expect(await storedVersions(KEY)).toEqual([])
  expect((await workstation.entries()).map(([name]) => name)).toEqual(['prefs'])
  await loadPrefs()
  expect(readPref('searches.u1.orders.sn', null)).toBeNull()
  expect(readPref('recent.u1', null)).toBeNull()
  expect(readPref('theme.u1', null)).toEqual({ theme: 'dark' })
  expect(Object.keys(sessionStorage)).toEqual(['failureEvents'])
})

it('everything leaves nothing', async () => {
  await work()
  localStorage.setItem('theme', 'dark')
  await forgetEverything()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  expect(await workstation.entries()).toEqual([])
  expect(await listDrafts('u1')).toEqual([])
  expect(readPref('theme.u1', null)).toBeNull()
})
