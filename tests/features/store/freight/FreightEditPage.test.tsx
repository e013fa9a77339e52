import { waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { describeEditor } from '#tests/kit/describeEditor'
import { describeRecord } from '#tests/kit/describeRecord'
import { dialog } from '#tests/kit/drawerScreen'
import { address, asked, field, fill, inPage, renderApp, runApp, server, shows, user } from '#tests/kit/render'

runApp('material')

const PATH = '/ship-template-edit'
const PICK = '选择地址'
const stored = (name: string) => db.freightTemplates.find((row) => row.supplierId === '9003' && row.name === name)
const rowNumber = (number: number) => within(inPage().getByRole('region', { name: `第 ${number} 行` }))
const input = (number: number, label: string) => rowNumber(number).getByLabelText(label)
const tree = () => within(dialog(PICK))
const node = (title: string) => waitFor(() => tree().getByText(title, { selector: '.ant-tree-title' }))
const boxOf = async (title: string) =>
  (await node(title)).closest('.ant-tree-treenode')?.querySelector('.ant-tree-checkbox') as HTMLElement
async function openRegions(number: number) {
  await user.click(rowNumber(number).getByLabelText('运送到'))
  await waitFor(() => expect(tree().getByLabelText('搜索省或城市')).toBeInTheDocument())
}
const find = (text: string) => fill(tree().getByLabelText('搜索省或城市'), text)
const ok = () => user.click(tree().getByRole('button', { name: /确\s?定/ }))
const save = () => user.click(inPage().getByRole('button', { name: /^保\s?存$/ }))

async function pick(number: number, ...titles: string[]) {
  await openRegions(number)
  for (const title of titles) {
    await find(title)
    await user.click(await boxOf(title))
  }
  await ok()
}

describeRecord({
  name: 'the editor of a freight template',
  account: 'haichuan',
  api: '/setting/freightTemplate/:id',
  path: () => `${PATH}?id=${stored('钢材按重量')?.id}`,
  missing: `${PATH}?id=none`,
  tab: '运费模板',
  title: () => '钢材按重量',
  values: { 模板名称: '钢材按重量' },
})

describeEditor({
  name: 'a new freight template',
  account: 'haichuan',
  path: () => PATH,
  save: '保存',
  api: '/setting/freightTemplate',
  values: { 模板名称: '' },
  required: ['请填写模板名称', '指定地区城市为空或指定错误'],
  complete: () => pick(1, '广东省'),
  typed: { label: '模板名称', value: '省内' },
  refusal: { message: '模板名称已存在', label: '模板名称' },
})

describe('the regions of a template', () => {
  it('are ticked by province and city; a city of another row cannot be, and says which row has it', async () => {
    await renderApp({ path: PATH, account: 'haichuan' })
    await waitFor(() => expect(field('模板名称')).toBeEnabled())
    await pick(1, '深圳市', '海南省')
    await waitFor(() => expect(rowNumber(1).getByText('深圳市、海南省')).toBeInTheDocument())
    await user.click(inPage().getByRole('button', { name: /为指定城市设置运费模板/ }))
    await openRegions(2)
    await find('深圳')
    expect(await boxOf('深圳市（第 1 行已选）')).toHaveClass('ant-tree-checkbox-disabled')
    await find('广东省')
    await user.click(await boxOf('广东省'))
    await ok()
    // Not the whole province: one of its cities is in another row.
    await waitFor(() => expect(rowNumber(2).getByText(/^广州市、韶关市、珠海市/)).toBeInTheDocument())
    await fill(field('模板名称'), '两行')
    await fill(input(2, '首费（元）'), '12.5')
    await save()
    await waitFor(() => expect(stored('两行')).toBeDefined())
    const [first, second] = stored('两行')?.freightTemplateChildList ?? []
    expect([first?.area, first?.areaId]).toEqual(['深圳市,海南省,', expect.stringMatching(/^(\d{19},){5}$/)])
    expect([second?.firstPrice, second?.areaId.split(',').length]).toEqual(['12.5', 21])
    const sent = JSON.parse(asked.findLast(({ method }) => method === 'POST')?.body ?? '{}')
    expect(sent).toMatchObject({ name: '两行', freightTemplateChildList: [{ firstCompany: 1 }, { firstPrice: 12.5 }] })
    await waitFor(() => expect(address()).toBe('/ship-templates'))
  })

  it('start from the row’s own cities each time: ticks of a cancelled choice are gone', async () => {
    await renderApp({ path: PATH, account: 'haichuan' })
    await waitFor(() => expect(field('模板名称')).toBeEnabled())
    await openRegions(1)
    await find('深圳市')
    await user.click(await boxOf('深圳市'))
    await user.click(tree().getByRole('button', { name: /取\s?消/ }))
    await openRegions(1)
    expect(tree().getByText('已选 0 个城市')).toBeInTheDocument()
  })

  it('that fail to load say so, and recover on retry', async () => {
    server.use(http.get('*/region/allCity', () => HttpResponse.json({ code: 500, success: false }, { status: 500 })))
    await renderApp({ path: PATH, account: 'haichuan' })
    await waitFor(() => expect(field('模板名称')).toBeEnabled())
    await user.click(rowNumber(1).getByLabelText('运送到'))
    const alert = await waitFor(() => tree().getByRole('alert'))
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await node('广东省')
  })
})

describe('the rows of a template', () => {
  it('are marked where they are wrong, and at least one stays', async () => {
    await renderApp({ path: `${PATH}?id=${stored('水泥按件')?.id}`, account: 'haichuan' })
    await waitFor(() => expect(input(1, '首件（件）')).toHaveValue('1'))
    await fill(input(1, '首件（件）'), '0.5')
    await fill(input(1, '续费（元）'), '')
    await save()
    await shows('首件（件）应为1-999的整数')
    await shows('请填写续费（元）')
    const removers = () => inPage().getAllByRole('button', { name: /^删除第 \d 行$/ })
    while (removers().length > 1) await user.click(removers()[0] as HTMLElement)
    expect(removers()[0]).toBeDisabled()
  })

  it('are replaced by a save, with the id in the body; a free one has none', async () => {
    const id = stored('水泥按件')?.id ?? ''
    await renderApp({ path: `${PATH}?id=${id}`, account: 'haichuan' })
    await waitFor(() => expect(field('模板名称')).toBeEnabled())
    await user.click(inPage().getByRole('radio', { name: '包邮' }))
    await waitFor(() => expect(inPage().queryByRole('region', { name: '第 1 行' })).not.toBeInTheDocument())
    await save()
    await waitFor(() => expect(db.freightTemplates.get(id)?.pricingMethod).toBe('FREE'))
    const sent = JSON.parse(asked.find(({ method }) => method === 'PUT')?.body ?? '{}')
    expect(sent).toEqual({ id, name: '水泥按件', pricingMethod: 'FREE', freightTemplateChildList: [] })
  })
})
