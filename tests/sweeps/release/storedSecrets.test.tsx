import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { flushDrafts } from '#shared/dirtyForms'
import { clearSession } from '#shared/session'
import { hostOf } from '#tests/kit/host'
import { fill, page, reload, renderApp, renderPage, runApp, setHost, user } from '#tests/kit/render'
import type { DrawerSpec } from '#tests/kit/suites/describeDrawer'
import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { dialog } from '#tests/kit/suites/drawerScreen'

// What a form leaves in the browser's stores: numbers of identity cards, licences and bank accounts, and passwords
// never; phone numbers until the user signs out.

runApp('supplier')

type Kind = 'identity' | 'bank' | 'phone' | 'password'

const MARKERS: Record<Kind, { labels: RegExp; text: string }> = {
  identity: { labels: /身份证|证件号|驾驶证号/, text: '110101199003070011' },
  bank: { labels: /银行账号|银行卡号|卡号/, text: '6222020000012345678' },
  phone: { labels: /电话|手机/, text: '19900003333' },
  password: { labels: /密码|密钥/, text: 'Aa1!marker' },
}
const KINDS = Object.keys(MARKERS) as Kind[]
const NEVER: Kind[] = ['identity', 'bank', 'password']

/** What was typed anywhere: each kind, or the labels no longer fit. */
const typed = new Set<Kind>()
afterAll(() => expect([...typed].sort()).toEqual([...KINDS].sort()))

const specs = Object.values(
  import.meta.glob<{ editors: EditorSpec[]; drawers?: DrawerSpec[] }>('../../features/*/*/editors.ts', { eager: true }),
)

const express = db.logistics.find(
  ({ id }) => db.storeLogistics.find(({ logisticsId }) => logisticsId === id) !== undefined,
)

/** A form: where it is, the title of its drawer, if it has one, and whether it keeps no draft. */
type Form = { name: string; account: string; path: () => string; title?: string; isUnkept?: true }
const forms: Form[] = [
  ...specs.flatMap(({ editors }) => editors.map(({ drawer, ...spec }) => ({ ...spec, title: drawer }) as Form)),
  { name: 'a driver', account: 'yueheng', path: () => `/supplier/driver/list?edit=${ownDriver()}`, title: '编辑司机' },
  { name: 'a vehicle', account: 'yueheng', path: () => `/supplier/car/list?edit=${ownCar()}`, title: '编辑车辆' },
  {
    name: 'the account with a logistics company',
    account: 'haichuan',
    path: () => `/logistics?edit=${express?.id}`,
    title: `${express?.name} 电子面单设置`,
  },
  ...['deliver', 'afterSale', 'afterSale2', 'service'].map((tab) => ({
    name: `the settings, ${tab}`,
    account: 'haichuan',
    path: () => `/supplier/setting?tab=${tab}`,
  })),
  { name: 'the profile', account: 'haichuan', path: () => '/personal-enter', isUnkept: true },
  { name: 'a changed password', account: 'haichuan', path: () => '/change-password', isUnkept: true },
]
const ownDriver = () => db.drivers.find(({ supplierId }) => supplierId === '9001')?.id
const ownCar = () => db.cars.find(({ supplierId }) => supplierId === '9001')?.id

describe.each(forms)('the form of $name', ({ account, path, title, isUnkept }) => {
  it('leaves no secret in the browser', async () => {
    setHost(hostOf(account))
    await renderPage({ path: path(), account })
    const root = () => (title ? dialog(title) : (document.querySelector<HTMLElement>('[role="dialog"]') ?? page()))
    await waitFor(() => expect(inputsOf(root()).length).toBeGreaterThan(0), { timeout: 5000 })
    const kinds = await keepsNoSecret(root())
    // What a user may find again is in the draft until they sign out.
    if (kinds.has('phone') && !isUnkept) expect(await stored(['phone'])).not.toEqual([])
    await leavesNothing()
  })
})

describe('a restored draft', () => {
  const SAYS = '证件号、银行账号和密码不存草稿，请重新填写。'
  it.each([
    ['a driver', '/supplier/driver/list?edit=new', '新增司机', 1],
    ['a vehicle', '/supplier/car/list?edit=new', '新增车辆', 0],
  ])('of %s says what it lacks, if it lacks something', async (_, path, title, count) => {
    await renderPage({ path, account: 'yueheng' })
    const input = () => within(dialog(title)).getByLabelText('备注')
    await waitFor(() => expect(input()).toBeEnabled())
    type(input(), '夜班')
    await flushDrafts()
    await reload()
    await waitFor(() => expect(input()).toHaveValue('夜班'))
    await within(dialog(title)).findByText(/^已恢复/)
    expect(within(dialog(title)).queryAllByText(SAYS)).toHaveLength(count)
  })
})

describe('a public form', () => {
  it.each(['/SignUp', '/forgetPassword'])('%s stores no password', async (path) => {
    await renderApp({ path })
    await waitFor(() => expect(inputsOf(document.body).length).toBeGreaterThan(1))
    await keepsNoSecret(document.body)
  })
})

describe('the application for a shop', () => {
  it('leaves no secret in the browser, in any of its steps', { timeout: 60_000 }, async () => {
    await renderApp({ path: '/supplierEntry' })
    await fill(await screen.findByLabelText('手机号'), '19900000006')
    await press('获取验证码')
    await screen.findByRole('button', { name: /秒后重发$/ })
    await fill(screen.getByLabelText('短信验证码'), '123456')
    await user.keyboard('{Enter}')
    await screen.findByText(/^退回原因：/)
    await press('重新申请')
    for (const [label, next] of [
      ['公司名称', '填写财务资质信息'],
      ['银行开户名', '填写其他信息'],
      ['店铺名称', null],
    ] as const) {
      await screen.findByLabelText(label)
      const before = inputsOf(document.body).map((input) => [input, input.value] as const)
      await keepsNoSecret(document.body)
      expect(await storedText()).not.toMatch(/legalPhoto|LicencePhoto/)
      if (!next) break
      for (const [input, value] of before) if (input.value !== value) type(input, value)
      await press(next)
    }
    await leavesNothing()
  })
})

const press = (name: string) => user.click(screen.getByRole('button', { name }))

/** Types what the labels ask for, lets drafts be saved, and looks for secrets in the stores. Resolves to the kinds. */
async function keepsNoSecret(root: HTMLElement): Promise<Set<Kind>> {
  const kinds = new Set<Kind>()
  for (const input of inputsOf(root)) {
    const kind = KINDS.find((one) => MARKERS[one].labels.test(labelOf(input)))
    if (!kind) continue
    typed.add(kind)
    kinds.add(kind)
    type(input, MARKERS[kind].text)
  }
  await flushDrafts()
  expect(await stored(NEVER)).toEqual([])
  return kinds
}

/** Signs out, as an end of the session does, and looks for all of it. */
async function leavesNothing() {
  clearSession()
  await waitFor(async () => expect(await stored(KINDS)).toEqual([]))
}

function inputsOf(root: HTMLElement) {
  const inputs = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...inputs].filter((input) => !input.disabled && !input.readOnly && /text|tel|password/.test(input.type))
}

function labelOf(input: HTMLInputElement | HTMLTextAreaElement): string {
  const item = input.closest('.ant-form-item')?.querySelector('label')
  return [input.getAttribute('aria-label'), input.labels?.[0]?.textContent, item?.textContent].filter(Boolean).join(' ')
}

function type(input: HTMLElement, value: string) {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}

/** Which of the markers are in a store of this browser, and under which name. */
async function stored(kinds: readonly Kind[]): Promise<string[]> {
  return (await entries()).flatMap(([name, value]) => {
    const text = `${name} ${JSON.stringify(value)}`.replace(/(?<=\d) (?=\d)/g, '')
    return kinds.filter((kind) => text.includes(MARKERS[kind].text)).map((kind) => `${kind} in ${name}`)
  })
}

async function storedText(): Promise<string> {
  return JSON.stringify(await entries())
}

/** All that the stores of this browser hold. */
async function entries(): Promise<[name: string, value: unknown][]> {
  const web = [localStorage, sessionStorage].flatMap((store) => Object.entries(store) as [string, unknown][])
  const names = (await indexedDB.databases()).map(({ name = '' }) => name)
  return [...web, ...(await Promise.all(names.map(entriesOf))).flat()]
}

async function entriesOf(name: string): Promise<[string, unknown][]> {
  const database = await answer(indexedDB.open(name))
  const kept: [string, unknown][] = []
  for (const table of database.objectStoreNames) {
    const store = database.transaction(table).objectStore(table)
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
    kept.push(...keys.map((key, at): [string, unknown] => [`${name}/${String(key)}`, values[at]]))
  }
  database.close()
  return kept
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
