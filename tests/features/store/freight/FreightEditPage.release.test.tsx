import { waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { address, asked, field, fill, inPage, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { boxOf, find, node, ok, openRegions, rowNumber, stored, tree } from './templateRows'

runApp('material')

const PATH = '/ship-template-edit'
const input = (number: number, label: string) => rowNumber(number).getByLabelText(label)
const save = () => user.click(inPage().getByRole('button', { name: /^保\s?存$/ }))

describe('the regions of a template', () => {
  it('are ticked by province and city, without the ticks of a cancelled choice; a city of another row names that row', async () => {
    await renderPage({ path: PATH, account: 'haichuan' })
    await waitFor(() => expect(field('模板名称')).toBeEnabled())
    await openRegions(1)
    await find('广州市')
    await user.click(await boxOf('广州市'))
    await user.click(tree().getByRole('button', { name: /取\s?消/ }))
    await openRegions(1)
    expect(tree().getByText('已选 0 个城市')).toBeInTheDocument()
    for (const title of ['深圳市', '海南省']) {
      await find(title)
      await user.click(await boxOf(title))
    }
    await ok()
    await waitFor(() => expect(rowNumber(1).getByText('深圳市、海南省')).toBeInTheDocument())
    await user.click(inPage().getByRole('button', { name: /为指定城市设置运费模板/ }))
    await openRegions(2)
    await find('深圳')
    expect(await boxOf('深圳市（第 1 行已选）')).toHaveClass('ant-tree-checkbox-disabled')
    await find('广东省')
    await user.click(await boxOf('广东省'))
    await ok()
    // Not the whole province: another row has one of its cities.
    await waitFor(() => expect(rowNumber(2).getByText(/^广州市、韶关市、珠海市/)).toBeInTheDocument())
    await fill(field('模板名称'), '两行')
    expect(inPage().getByText('2 / 10')).toBeInTheDocument()
    await fill(input(2, '首费（元）'), '12.5')
    await save()
    await waitFor(() => expect(stored('两行')).toBeDefined())
    const [first, second] = stored('两行')?.freightTemplateChildList ?? []
    expect([first?.area, first?.areaId]).toEqual(['深圳市,海南省,', expect.stringMatching(/^(\d{19},){6}$/)])
    expect([second?.firstPrice, second?.areaId.split(',').length]).toEqual(['12.5', 21])
    const sent = JSON.parse(asked.findLast(({ method }) => method === 'POST')?.body ?? '{}')
    expect(sent).toMatchObject({ name: '两行', freightTemplateChildList: [{ firstCompany: 1 }, { firstPrice: 12.5 }] })
    await waitFor(() => expect(address()).toBe('/ship-templates'))
  })

  it('are ticked by group, without those of another row; a second click unticks the group', async () => {
    await renderPage({ path: PATH, account: 'haichuan' })
    await waitFor(() => expect(field('模板名称')).toBeEnabled())
    await openRegions(1)
    await find('海南省')
    await user.click(await boxOf('海南省'))
    await ok()
    await user.click(inPage().getByRole('button', { name: /为指定城市设置运费模板/ }))
    await openRegions(2)
    await user.click(await waitFor(() => tree().getByRole('button', { name: '华南' })))
    await user.click(tree().getByRole('button', { name: '华中' }))
    await user.click(tree().getByRole('button', { name: '华中' }))
    await ok()
    await waitFor(() => expect(rowNumber(2).getByText('广东省、广西壮族自治区')).toBeInTheDocument())
  })

  it('that fail to load show an error, and recover on retry', async () => {
    server.use(http.get('*/region/allCity', () => HttpResponse.json({ code: 500, success: false }, { status: 500 })))
    await renderPage({ path: PATH, account: 'haichuan' })
    await waitFor(() => expect(field('模板名称')).toBeEnabled())
    await user.click(rowNumber(1).getByLabelText('运送到'))
    const alert = await waitFor(() => tree().getByRole('alert'))
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await node('广东省')
  })
})

describe('the rows of a template', () => {
  it('show their errors, and the last one cannot be removed', async () => {
    await renderPage({ path: `${PATH}?id=${stored('水泥按件')?.id}`, account: 'haichuan' })
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

  it('are replaced on save, with the id in the body; a free template has none', async () => {
    const id = stored('水泥按件')?.id ?? ''
    await renderPage({ path: `${PATH}?id=${id}`, account: 'haichuan' })
    await waitFor(() => expect(field('模板名称')).toBeEnabled())
    await user.click(inPage().getByRole('radio', { name: '包邮' }))
    await waitFor(() => expect(inPage().queryByRole('region', { name: '第 1 行' })).not.toBeInTheDocument())
    await save()
    await waitFor(() => expect(db.freightTemplates.get(id)?.pricingMethod).toBe('FREE'))
    const sent = JSON.parse(asked.find(({ method }) => method === 'PUT')?.body ?? '{}')
    expect(sent).toEqual({ id, name: '水泥按件', pricingMethod: 'FREE', freightTemplateChildList: [] })
  })
})
