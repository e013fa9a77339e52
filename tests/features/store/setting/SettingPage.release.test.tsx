import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/areas'
import { callerTables } from '#mocks/kernel/auth/caller'
import { menuIdOf } from '#mocks/kernel/auth/menu'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { dirtyForms } from '#shared/dirtyForms'
import { pictureFile } from '#tests/kit/files'
import { drawn, fakePictures, sizes } from '#tests/kit/pictures'
import {
  address,
  asked,
  field,
  fill,
  inPage,
  reload,
  renderApp,
  renderPage,
  runApp,
  server,
  setHost,
  shows,
  user,
} from '#tests/kit/render'

runApp('supplier')

afterEach(() => setCapabilities('all'))

const PATH = '/supplier/setting'
/** The tab on screen: others stay mounted behind it. */
const pane = () => within(inPage().getByRole('tabpanel'))
const input = (label: string) => pane().getByLabelText(label, { selector: 'input, textarea' })
const save = () => user.click(pane().getByRole('button', { name: /^保\s?存$/ }))
const puts = () => asked.filter(({ method }) => method === 'PUT')
const refuse = (end: string, message: string) =>
  server.use(http.put(`*${end}`, () => HttpResponse.json({ success: false, code: 4002, message }, { status: 400 })))
const store = (id = '9001') => db.stores.get(id)

async function open(tab = '', render = renderPage) {
  await render({ path: tab ? `${PATH}?tab=${tab}` : PATH, account: 'yueheng' })
  await waitFor(() => expect(pane().getByRole('button', { name: /^保\s?存$/ })).toBeEnabled())
}

describe('base data', () => {
  it('show the stored values; errors are not saved, and a rejection shows at its field', async () => {
    await open()
    expect(input('店铺简介')).toHaveValue(store()?.storeDesc)
    expect(pane().getByText('广东省 / 深圳市 / 宝安区')).toBeInTheDocument()
    expect(input('详细地址')).toHaveValue('滨江物流园A区3栋')
    expect(pane().getByText('开启中')).toBeInTheDocument()
    expect(pane().getByText('粤恒钢铁贸易有限公司（示例）')).toBeInTheDocument()
    expect(dirtyForms()).toEqual([])
    expect(pane().getByRole('link', { name: /按地址在地图中查找/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('广东省深圳市宝安区滨江物流园A区3栋')),
    )
    await fill(input('店铺简介'), '短')
    await fill(input('详细地址'), '')
    await save()
    await shows('店铺简介需在6-200字符之间')
    await shows('请填写详细地址')
    expect(puts()).toEqual([])
    await fill(input('店铺简介'), '专营螺纹钢与盘螺')
    await fill(input('详细地址'), '9号')
    refuse('/storeSettings', '店铺简介含有敏感词')
    await save()
    await shows('店铺简介含有敏感词')
    expect(input('详细地址')).toHaveValue('9号')
  })

  it('are saved by one request, and the page header shows the new logo', async () => {
    await open('', renderApp)
    await fill(input('店铺简介'), '专营螺纹钢与盘螺，当日送达。')
    await user.click(pane().getByRole('switch', { name: /开启自提/ }))
    await user.click(pane().getByRole('button', { name: /^移除 店铺LOGO/ }))
    fakePictures()
    sizes.set('blob:logo.jpg', { width: 600, height: 400 })
    const file = pictureFile('logo.jpg', { width: 600, height: 400 })
    fireEvent.change(pane().getByLabelText('店铺LOGO', { selector: 'input[type=file]' }), { target: { files: [file] } })
    await user.click(await screen.findByRole('button', { name: '裁剪并上传' }))
    await waitFor(() => expect(pane().getByRole('img', { name: '店铺LOGO 第 1 张' })).toBeInTheDocument())
    expect(drawn).toEqual([[100, 0, 400, 400, 0, 0, 400, 400]])
    vi.unstubAllGlobals()
    await save()
    await waitFor(() => expect(screen.getByText('基本信息已保存')).toBeInTheDocument())
    expect(store()).toMatchObject({ storeDesc: '专营螺纹钢与盘螺，当日送达。', selfPickFlag: false, pageShow: true })
    const logo = db.suppliers.get('9001')?.storeLogo ?? ''
    await waitFor(() => expect(document.querySelector(`header img[src$="${logo}"]`)).toBeInTheDocument())
    expect(puts().map(({ path }) => path)).toEqual(['/api/store/settings/storeSettings'])
    await waitFor(() => expect(dirtyForms()).toEqual([]))
  })
})

describe('each tab', () => {
  it('keeps its own unsaved input while another one is shown, and over a reload', async () => {
    await open('deliver')
    await fill(input('发货人姓名'), '何军')
    await user.click(inPage().getByRole('tab', { name: '售后地址二' }))
    await waitFor(() => expect(input('收货人姓名')).toHaveValue(''))
    expect(address()).toBe(`${PATH}?tab=afterSale2`)
    await user.click(inPage().getByRole('tab', { name: '发货地址' }))
    expect(input('发货人姓名')).toHaveValue('何军')
    await waitFor(() => expect(pane().getByText(/草稿已保存/)).toBeInTheDocument())
    await reload()
    await waitFor(() => expect(input('发货人姓名')).toHaveValue('何军'))
    expect(pane().getByText(/已恢复 .* 的草稿/)).toBeInTheDocument()
  })

  it('is saved by its own request', async () => {
    await open('deliver')
    for (const [tab, label, value, end, stored] of [
      ['发货地址', '发货人姓名', '何军', '/storeDeliverGoodsAddress', () => store()?.contacts.deliver?.name],
      ['售后地址一', '收货人姓名', '何军', '/storeAfterSaleAddress', () => store()?.contacts.afterSale?.name],
      ['库存预警', '预警数', '25', '/updateStockWarning', () => String(store()?.stockWarning)],
      ['客服设置', '坐席ID', '', '/merchantEuid', () => store()?.merchantEuid],
    ] as const) {
      await user.click(inPage().getByRole('tab', { name: tab }))
      await waitFor(() => expect(input(label)).toBeEnabled())
      await fill(input(label), value)
      asked.length = 0
      await save()
      await waitFor(() => expect(screen.getByText(`${tab}已保存`)).toBeInTheDocument())
      expect(stored()).toBe(value)
      expect(puts().map(({ path }) => path)).toEqual([`/api/store/settings/storeSettings${end}`])
      await waitFor(() => expect(input(label)).toHaveValue(value))
    }
  })

  it('without stored values opens empty and requires every field', async () => {
    await open('afterSale2')
    await save()
    for (const message of ['请填写姓名', '请填写手机号', '请选择地址', '请填写详细地址']) await shows(message)
    expect(puts()).toEqual([])
  })

  it.each(['', 'deliver'])('that fails to load (%s) shows no form, and recovers on retry', async (tab) => {
    server.use(http.get('*/storeSettings*', () => HttpResponse.json({ code: 500, success: false }, { status: 500 })))
    server.use(http.get('*/storeDeliver*', () => HttpResponse.json({ code: 500, success: false }, { status: 500 })))
    await renderPage({ path: `${PATH}?tab=${tab}`, account: 'yueheng' })
    const alert = await waitFor(() => pane().getByRole('alert'))
    expect(pane().queryByRole('button', { name: /^保\s?存$/ })).not.toBeInTheDocument()
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(pane().getByRole('button', { name: /^保\s?存$/ })).toBeEnabled())
  })
})

it('a read-only account cannot change the settings', async () => {
  callerTables.roleMenus.insert({ id: 's', roleId: '7001', menuId: menuIdOf('supplierSetting'), isSuper: false })
  await renderPage({ path: PATH, account: 'yueheng01' })
  await waitFor(() => expect(input('店铺简介')).toHaveValue(store()?.storeDesc))
  expect(input('店铺简介')).toBeDisabled()
  for (const name of [/^保\s?存$/, /^移除/, /上传/]) {
    expect(pane().queryByRole('button', { name })).not.toBeInTheDocument()
  }
})

it('opens from both sections of the material menu, as one screen', async () => {
  setHost('material')
  await renderPage({ path: PATH, account: 'haichuan' })
  await waitFor(() => expect(field('店铺简介')).toHaveValue(store('9003')?.storeDesc))
})

it('has no history where the gateway keeps none', async () => {
  setCapabilities([])
  await renderPage({ path: PATH, account: 'yueheng' })
  await shows('店铺简介')
  expect(inPage().getByRole('tab', { name: '库存预警' })).toBeInTheDocument()
  expect(inPage().queryByRole('tab', { name: '操作历史' })).toBeNull()
})
