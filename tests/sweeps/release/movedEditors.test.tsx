import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { flushDrafts } from '#shared/dirtyForms'
import { hostOf } from '#tests/kit/host'
import { asked, fill, idle, reload, renderPage, runApp, setHost, user } from '#tests/kit/render'
import type { Case } from '#tests/sweeps/release/moved/case'
import { button, find, input } from '#tests/sweeps/release/moved/fields'
import { mallCases } from '#tests/sweeps/release/moved/mallCases'
import { otherCases } from '#tests/sweeps/release/moved/otherCases'
import { promotionCases } from '#tests/sweeps/release/moved/promotionCases'

runApp('supplier')

const cases: Case[] = [...mallCases, ...promotionCases, ...otherCases]

/** Editors whose record nobody else can move on or delete, or that are proven in the suites of their own screens. */
const ELSEWHERE: Record<string, string> = {
  'account/feedback/FeedbackEditor': 'new only',
  'account/onboarding/BankStep': 'the own application, which is not deleted',
  'account/onboarding/CompanyStep': 'the own application, which is not deleted',
  'account/onboarding/StoreStep': 'the own application, which is not deleted',
  'account/profile/ProfileEditor': 'the own profile, which is not deleted',
  'mall/goodsChange/ChangeEditor': 'new only',
  'mall/order/ship/useBatchShip': 'many orders at once, each with its own answer: BatchShipPage.test',
  'procurement/delivery/editor/DeliveryNoteEditor':
    'a new note, its origin and a correction: DeliveryNoteEditPage.test',
  'procurement/supplementary/SupplementaryEditor':
    'of a note that is voided or stocked in: SupplementaryEditor.flow.test',
  'promotion/distribution/CommissionForm': 'many SKUs at once, each with its own answer: CommissionEditor.flow.test',
  'promotion/live/goods/LiveGoodsForm': 'new only',
  'store/clerk/NewClerkForm': 'new only',
  'store/logistics/LogisticsEditor': 'the account with a carrier of the platform, which is not deleted',
  'store/setting/SettingForm': 'the own shop, which is not deleted',
}

const sources = import.meta.glob<string>('../../../src/features/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

it('every editor is held to it, or is named with a reason', () => {
  const editors = Object.entries(sources)
    .filter(([, text]) => /useEditor \} from '#shared\/editor\/useEditor'/.test(text))
    .map(([path]) => path.replace('../../../src/features/', '').replace(/\.tsx?$/, ''))
  expect(editors.length).toBeGreaterThan(30)
  const named = new Set([...cases.map(({ from }) => from), ...Object.keys(ELSEWHERE)])
  expect(editors.toSorted()).toEqual([...named].toSorted())
})

/** What a refused save says: the state of the record, or that it is gone. */
const SAID = /现为|不能再|不存在|已不在这里|又保存过|商品已下架/

const ways = cases.flatMap((one) => [
  ...(one.isNeverDeleted ? [] : [{ ...one, way: 'is deleted', move: (id: string) => one.table.delete(id) }]),
  ...(Object.keys(one.moved).length > 0
    ? [{ ...one, way: 'moves on', move: (id: string) => void one.table.update(id, one.moved as never) }]
    : []),
])

/** Whether the page still has what was typed, in its field or, in a form that is closed, as text. */
function isKept({ label, typed, type, left = typed }: Case): boolean {
  return (!type && find(label)?.value === typed) || [typed, left].some((text) => screen.queryAllByText(text).length > 0)
}

describe.each(ways)('$name whose record $way before it is saved', (one) => {
  it('is read again, said, and keeps what was typed, also after F5', async () => {
    const { account, row, path, label, typed, save, move, open, type } = one
    setHost(hostOf(account))
    const found = row()
    if (!found) throw new Error('no such record')
    await renderPage({ path: path(found as never), account })
    const isOpen = () =>
      waitFor(() => expect(type ? button(save.replace(/，.*/, '')) : input(label)).toBeEnabled(), { timeout: 8_000 })
    if (!open) await isOpen()
    await idle()
    await open?.()
    await isOpen()
    if (type) await type(typed)
    else await fill(input(label), typed)
    move(found.id)
    const sent = asked.length
    await user.click(button(save) as HTMLElement)
    // Some forms ask first.
    await waitFor(() => expect(asked.length > sent || document.querySelector('.ant-modal-confirm')).toBeTruthy())
    const confirm = document.querySelector('.ant-modal-confirm .ant-btn-primary, .ant-modal-confirm .ant-btn-dangerous')
    if (confirm && asked.length === sent) await user.click(confirm)
    await waitFor(() => expect(document.body).toHaveTextContent(SAID), { timeout: 8_000 })
    expect(asked.slice(sent).some(({ method }) => method === 'GET')).toBe(true)
    expect(isKept(one)).toBe(true)
    await flushDrafts()
    await reload()
    await one.reopen?.()
    await waitFor(() => expect(isKept(one)).toBe(true), { timeout: 8_000 })
  })
})
