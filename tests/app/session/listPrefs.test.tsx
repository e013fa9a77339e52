import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { REFUSE_UNFIT } from '#features/procurement/fleet/model'
import { db } from '#mocks/areas'
import { writeListPref } from '#shared/list/views/useListPrefs'
import { readPref, writePref } from '#shared/prefs'
import { signIn as clientOf } from '#tests/kit/api'
import { askedAt, renderApp, runApp, user } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const USER = '8001'
const LISTS = '/api/store/member/user/preference/lists'
const NAME = 'agreementList.id.views'
const VIEWS = [{ name: '待审核的', search: 'status=2' }]
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const kept = (value: unknown, chosenAt: number) =>
  db.listSettings.insert({
    id: `${USER} ${NAME}`,
    accountId: USER,
    name: NAME,
    value: JSON.stringify(value),
    chosenAt: String(chosenAt),
    isShared: false,
  })
const openList = async () => {
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  await settled()
  await pass(4000)
  await waitFor(() => expect(askedAt(LISTS)).not.toHaveLength(0))
}

it('a view of the account is listed on another machine, and the row height chosen there is kept for it', async () => {
  kept(VIEWS, Date.now())
  await openList()
  await user.click(screen.getByRole('button', { name: /^视图/ }))
  expect(await screen.findByRole('button', { name: '待审核的' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: '列表设置' }))
  await user.click(await screen.findByText('宽松'))
  await pass(1500)
  await waitFor(() => expect(db.listSettings.get(`${USER} density`)?.value).toBe('"large"'))
})

it('of a setting that was chosen on two machines the later one stays, and one that cannot be read is left out', async () => {
  kept(VIEWS, Date.now() - 1000)
  db.listSettings.insert({
    id: 'x',
    accountId: USER,
    name: 'density',
    value: '"huge"',
    chosenAt: String(Date.now()),
    isShared: false,
  })
  writeListPref(USER, NAME, [{ name: '我的', search: '' }])
  await openList()
  await waitFor(() => expect(db.listSettings.get(`${USER} ${NAME}`)?.value).toContain('我的'))
  await user.click(screen.getByRole('button', { name: /^视图/ }))
  expect(await screen.findByRole('button', { name: '我的' })).toBeInTheDocument()
})

it('what the owner sets for the whole shop is read by staff who set nothing, and only owners may set it', async () => {
  kept(VIEWS, Date.now())
  await openList()
  await user.click(screen.getByRole('button', { name: '列表设置' }))
  await user.click(await screen.findByRole('button', { name: '设为全店默认' }))
  await screen.findByText(/^已设为全店默认/)
  const clerk = await clientOf('yueheng01')
  const { data } = await clerk.get<{ name: string; value: string }[]>(LISTS)
  expect(data.find(({ name }) => name === NAME)?.value).toBe(JSON.stringify(VIEWS))
  const setting = { name: NAME, value: '[]', chosenAt: '1', isShared: true }
  expect(await clerk.post(LISTS, setting)).toMatchObject({ success: false })
})

const REFUSE = () => screen.findByRole('checkbox', { name: '证件过期或超载时不能保存送货单' })
const openCars = async () => {
  await renderApp({ path: '/supplier/car/list', account: 'yueheng' })
  await settled()
}

it('what this workstation refused becomes a setting of the account, once', async () => {
  writePref(REFUSE_UNFIT, true)
  await openCars()
  expect(await REFUSE()).toBeChecked()
  await pass(5500)
  await waitFor(() => expect(db.listSettings.get(`${USER} ${REFUSE_UNFIT}`)?.value).toBe('1'))
  expect(readPref(REFUSE_UNFIT, null)).toBeNull()
})

it('what the account chose on another machine wins over an earlier setting of this workstation', async () => {
  const id = `${USER} ${REFUSE_UNFIT}`
  db.listSettings.insert({
    id,
    accountId: USER,
    name: REFUSE_UNFIT,
    value: '0',
    chosenAt: '1000',
    isShared: false,
  })
  writePref(REFUSE_UNFIT, true)
  await openCars()
  await pass(4000)
  await waitFor(async () => expect(await REFUSE()).not.toBeChecked())
  expect(db.listSettings.get(id)?.value).toBe('0')
})
