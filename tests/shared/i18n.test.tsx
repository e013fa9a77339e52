import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatPlate } from '#domain/plate'
import { db } from '#mocks/areas'
import { quantitiesLine } from '#shared/fields/quantityLine'
import { switchLanguage, translate } from '#shared/i18n'
import {
  CONTRACT,
  cell,
  cellText,
  openContractNote,
  save,
  typeCell,
} from '#tests/features/procurement/delivery/noteForm'
import { field, fill, inPage, reload, renderApp, runApp, shows, user } from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'

runApp('supplier')

const CHINESE = /[\u3400-\u9fff]/
const contractId = () => db.contracts.find(({ contractCode }) => contractCode === CONTRACT)?.id
const platformOrder = (status: number) =>
  db.platformOrders.find(({ supplierId, payStatus }) => supplierId === '9001' && payStatus === status)?.id

describe('in English', () => {
  it.each<[count: number, text: string, english: string]>([
    [1, '剩 {{count}} 天', '1 day left'],
    [2, '剩 {{count}} 天', '2 days left'],
    [1, '共 {{count}} 行', '1 row'],
    [0, '共 {{count}} 行', '0 rows'],
    [1, '逾期 {{count}} 天', '1 day overdue'],
    [1, '{{count}} 格需要修改', '1 cell needs a correction'],
  ])('%s of %s is %s', async (count, text, english) => {
    await switchLanguage(2)
    expect(translate(text, { count })).toBe(english)
  })
})

it('a list in an English sentence has commas', async () => {
  await switchLanguage(2)
  expect(translate('第 {{rows}} 行超允许偏差', { rows: '2、3' })).toMatch(/2, 3/)
  expect(translate('{{label}}应为4–40位字母、数字、“-”或“/”，多个用“、”分隔', { label: 'Heat' })).toContain('“、”')
})

it('quantities of several units are separated as the language does', async () => {
  const quantities = [
    { unit: 't', quantity: '35.230' },
    { unit: '张', quantity: '120' },
  ]
  expect(quantitiesLine(quantities)).toBe('35.230t；120张')
  await switchLanguage(2)
  expect(quantitiesLine(quantities, (unit) => (unit === '张' ? 'sheet' : unit))).toBe('35.230t; 120 sheet')
  expect(translate('未复制：{{names}}', { names: '螺纹钢；盘螺' })).toMatch(/螺纹钢; 盘螺/)
})

describe('in English only data is Chinese:', () => {
  const open = async (path: string, account?: string) => {
    await switchLanguage(2)
    await renderApp({ path, account })
  }

  it.each<[name: string, path: string, text: string | RegExp]>([
    ['home', '/home', 'Hello, 陈敏'],
    ['contracts', '/supplier/agreementList', /^JC-\d{6}-/],
    ['a contract', `/supplier/agreementDetail?id=${contractId()}`, 'Approval record'],
    ['delivery notes', '/supplier/deliver/list', /^SH\d{8}-/],
    ['a delivery note', '/supplier/deliver/detail?deliverSn=SH20240315-0001', 'BD20240315-017'],
    ['materials to choose', '/supplier/deliver/chooseMaterial?source=contract', /^Φ/],
    ['orders to choose', '/supplier/deliver/chooseMaterial', /^CG2024/],
    ['platform services', '/supplier/server/platformService/list', 'Platform services'],
    ['buying a service', '/supplier/server/platformService/payment?featureId=61002', 'Order and pay'],
    ['a payment that failed', `/supplier/server/platformService/payment?orderId=${platformOrder(3)}`, 'Pay again'],
    ['a purchase record', `/supplier/server/purchaseRecord/detail?id=${platformOrder(2)}`, 'Payments'],
    ['not found', '/nothing/here', 'Page does not exist'],
  ])('%s', async (_name, path, text) => {
    await open(path, 'yueheng')
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0))
    const more = screen.queryByRole('button', { name: 'Filters' })
    if (more) await user.click(more)
    await waitFor(() => expect(chineseTexts()).toEqual([]))
    expect(document.documentElement.lang).toBe('en-US')
  })

  it('signing in', async () => {
    await open('/loginSupplier')
    await screen.findByRole('heading', { name: 'Sourcing supplier sign-in' })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await user.click(screen.getByRole('radio', { name: 'SMS code' }))
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByText('Enter a valid mobile number')
    expect(chineseTexts(/^中文$/)).toEqual([])
  })

  it('the editor and its errors', async () => {
    await switchLanguage(2)
    await openContractNote(['Φ12×9m'], CONTRACT, 'yueheng', 'Save delivery note')
    await typeCell(0, 'Quantity', '9999')
    await user.click(inPage().getByRole('button', { name: 'Save delivery note' }))
    await shows('Driver is required')
    expect(chineseTexts(/^[零壹贰叁肆伍陆柒捌玖拾佰仟万亿元角分整]+$/)).toEqual([])
  })
})

it('switching the language of an open form keeps typed input, and translates its labels and errors', async () => {
  await openContractNote(['Φ12×9m', 'Φ16×9m'])
  await typeCell(1, '送货数量', '12.5')
  await fill(field('备注'), '随货同行')
  const remark = field('备注')
  await save()
  await shows('请填写司机姓名')
  await user.click(screen.getByRole('button', { name: /^语言/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }))
  await shows('Driver is required')
  expect(field('Remark')).toBe(remark)
  expect(remark).toHaveValue('随货同行')
  expect(cellText(1, 'Quantity')).toBe('12.500')
  expect(cell(1, 'Heat number')).toHaveAccessibleDescription('Heat number is missing')
  expect(document.title).toBe('New delivery note JC-202403-0007 - Sourcing Mall Supplier back office')
  expect(screen.getByRole('tab', { name: /JC-202403-0007/ })).toHaveTextContent('New delivery note JC-202403-0007')
  await user.click(screen.getByRole('button', { name: /^Language/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: '中文' }))
  await shows('请填写司机姓名')
  expect(field('备注')).toHaveValue('随货同行')
})

it('the language stays after a reload', async () => {
  await renderApp({ path: '/supplier/agreementList', account: 'yueheng' })
  await settled()
  await user.click(screen.getByRole('button', { name: /^语言/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'English' }))
  await shows('Contract name')
  await reload()
  await shows('Contract name')
  expect(localStorage.getItem('lang')).toBe('2')
})

/** All Chinese texts on screen and in names of controls that are not data of the API. */
function chineseTexts(allowed = /^$/): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = [document.title]
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '')
  }
  return [...new Set(texts)]
    .filter((text) => CHINESE.test(text))
    .map(withoutData)
    .filter((text) => CHINESE.test(text) && !allowed.test(text))
}

const words = dataWords()
/** The rest of a text without data; memoized, because screens are polled until they are ready. */
const seen = new Map<string, string>()

function withoutData(text: string): string {
  const known = seen.get(text)
  if (known !== undefined) return known
  const left = words.reduce((rest, word) => (rest === word || word.length > 1 ? rest.replaceAll(word, '') : rest), text)
  seen.set(text, left)
  return left
}

/** All Chinese data of the API: names, places, specs, plates; longest first. */
function dataWords(): string[] {
  const found: string[] = ['中文']
  const visit = (value: unknown) => {
    if (typeof value === 'string') {
      if (CHINESE.test(value) && !value.startsWith('data:')) found.push(value, formatPlate(value))
    } else if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }
  for (const table of [
    db.suppliers,
    db.accounts,
    db.companies,
    db.projects,
    db.contracts,
    db.materials,
    db.orders,
    db.delivers,
    db.drivers,
    db.cars,
    db.approvals,
    db.features,
    db.platformOrders,
  ])
    visit(table.all())
  return [...new Set(found)].sort((a, b) => b.length - a.length)
}
