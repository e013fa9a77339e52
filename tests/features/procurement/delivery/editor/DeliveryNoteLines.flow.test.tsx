import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { bulkContract } from '#mocks/procurement/contract/bulk'
import { dirtyForms } from '#shared/dirtyForms'
import {
  cell,
  cellText,
  lineCount,
  lines,
  ORDER,
  openContractPage,
  openOrderPage,
  pickDriver,
  save,
  typeCell,
} from '#tests/features/procurement/delivery/noteForm'
import { choose, field, fill, inPage, renderPage, runApp, setHost, shows, user, visit } from '#tests/kit/render'

runApp('supplier')

const errorAt = (label: string) =>
  field(label).closest('.ant-form-item')?.querySelector('.ant-form-item-explain-error')?.textContent
const bar = () => inPage().getByRole('group', { name: '操作' })
const mode = (word: string) => user.click(inPage().getByRole('radio', { name: word }))
const transport = () => inPage().getByRole('region', { name: '配送信息' })
/** Labels of the fields of the transport mode. */
const labels = () => [...transport().querySelectorAll('.ant-form-item-label label')].slice(1)

describe('a new note', () => {
  it('of an order starts with the remainder, at its project', async () => {
    await openOrderPage()
    expect(lineCount()).toBe(1)
    expect(
      ['材料名称', '规格型号', '单位', '剩余数量', '送货数量', '含税金额'].map((head) => cellText(0, head)),
    ).toEqual(['螺纹钢', 'Φ20×12m', '吨', '60.000', '60.000', '210,300.00'])
    expect(field('项目')).toBeDisabled()
    expect(inPage().getByText('滨江一号地块总承包工程')).toBeInTheDocument()
    expect(field('收货人')).toHaveValue('李伟')
    expect(field('收货人电话')).toHaveValue('19900020001')
    expect(field('收货地址')).toHaveValue('广东省深圳市宝安区滨江路88号')
    expect(field('送货人（经办）')).toHaveValue('陈敏')
    expect(inPage().getByText(`订单 ${ORDER}`, { exact: false })).toBeInTheDocument()
  })

  it('of a long contract has lines chosen at its end', async () => {
    const { id } = bulkContract(430, false)
    const last = db.materials.filter(({ contractId }) => contractId === id).at(-1)
    const path = `/supplier/deliver/createDeliver?contractId=${id}&items=${last?.id},gone`
    await renderPage({ path, account: 'yueheng' })
    await waitFor(() => expect(lineCount()).toBe(1))
    expect(cellText(0, '规格型号')).toBe(last?.spec)
    expect(inPage().getByText('所选材料中有 1 项已不能送货，未列出。')).toBeInTheDocument()
    // Without input the form is not dirty.
    expect(dirtyForms()).toEqual([])
  })

  it('of a contract for several projects requires one, which fills in its receiver', async () => {
    setHost('material')
    await openContractPage(['中砂'], 'JC-202310-0002', 'haichuan')
    expect(field('收货人')).toHaveValue('')
    await save()
    await shows('请选择项目')
    await choose(field('项目'), '城西污水处理厂提标改造')
    expect(field('收货人')).toHaveValue('郭亮')
    expect(field('收货地址')).toHaveValue('广东省佛山市南海区城西工业区')
    await waitFor(() =>
      expect(inPage().queryByText('请选择项目', { selector: '.ant-form-item-explain-error' })).toBeNull(),
    )
  })

  it('of concrete has pouring part and mode, and no heat numbers', async () => {
    await openContractPage(['C30 泵送 坍落度180±20'], 'JC-202402-0012')
    const heads = within(lines())
      .getAllByRole('columnheader')
      .map((head) => head.textContent?.replace('*', ''))
    expect(heads).toEqual(expect.arrayContaining(['浇筑部位', '浇筑方式']))
    expect(heads).not.toContain('炉批号')
    await typeCell(0, '送货数量', '12')
    await typeCell(0, '浇筑部位', '3#楼')
    await user.click(cell(0, '浇筑方式'))
    const options = within(cell(0, '浇筑方式'))
      .getAllByRole('option')
      .map((option) => option.textContent?.trim())
    expect(options).toEqual(expect.arrayContaining(['泵送', '自卸', '塔吊']))
    expect(cellText(0, '送货数量')).toBe('12.00')
  })
})

describe('the lines of a note', () => {
  it('start without quantities in the order of the choice, and sum up: quantity, amount and amount in capitals', async () => {
    await openContractPage(['Φ25×12m', 'Φ12×9m', 'Φ16×9m'])
    expect([0, 1, 2].map((row) => [cellText(row, '规格型号'), cellText(row, '送货数量')])).toEqual([
      ['Φ25×12m', ''],
      ['Φ12×9m', ''],
      ['Φ16×9m', ''],
    ])
    expect(bar()).toHaveTextContent('0 行')
    await save()
    expect(await shows('请至少填写一行的送货数量')).toBeInTheDocument()
    await typeCell(0, '送货数量', '8')
    await typeCell(1, '送货数量', '12.345')
    await typeCell(2, '送货数量', '10.5')
    expect(bar()).toHaveTextContent('3 行')
    expect(bar()).toHaveTextContent('30.845')
    expect(bar()).toHaveTextContent('¥108,993.98')
    expect(bar()).toHaveTextContent('壹拾万捌仟玖佰玖拾叁元玖角捌分')
  })

  it('are at most 50, said before another one is entered', async () => {
    await openContractPage(Array.from({ length: 51 }, () => 'Φ12×9m'))
    await shows('一张送货单最多50行材料，所选的后 1 项未列出，请另开一张。')
    expect(lineCount()).toBe(50)
    await shows('已选 50 / 50，一张送货单放不下更多，其余请另开一张')
    expect(field('添加材料')).toBeDisabled()
    await user.click(inPage().getByRole('button', { name: '删除第1行' }))
    await shows('已选 49 / 50')
    expect(field('添加材料')).toBeEnabled()
  })

  it('are added here or chosen while the form is open, and removed; typed input stays', async () => {
    await openContractPage(['Φ12×9m'])
    await user.type(field('添加材料'), '螺纹 φ12')
    expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(1)
    await choose(field('添加材料'), /^螺纹钢 Φ12×9m（剩余 388\.770 吨）$/)
    expect([0, 1].map((row) => cellText(row, '规格型号'))).toEqual(['Φ12×9m', 'Φ12×9m'])
    await typeCell(1, '送货数量', '5')
    expect([cellText(0, '送货数量'), cellText(1, '送货数量')]).toEqual(['', '5.000'])
    await user.click(inPage().getByRole('button', { name: '删除第1行' }))
    expect(lineCount()).toBe(1)
    expect(cellText(0, '送货数量')).toBe('5.000')
    await openLater('Φ16×9m')
    await user.click(await inPage().findByRole('button', { name: '加入这张' }))
    await waitFor(() => expect(lineCount()).toBe(2))
    expect([cellText(0, '送货数量'), cellText(1, '规格型号')]).toEqual(['5.000', 'Φ16×9m'])
  })

  it('show errors in their cells, and are skipped without a quantity', async () => {
    await openContractPage(['Φ12×9m', 'Φ16×9m'])
    await typeCell(0, '送货数量', '999')
    expect(cell(0, '送货数量')).toHaveAccessibleDescription('送货数量不能大于剩余数量的105%')
    expect(cell(0, '炉批号')).not.toHaveAttribute('aria-invalid')
    await save()
    await waitFor(() => expect(cell(0, '炉批号')).toHaveAccessibleDescription('炉批号不能为空'))
    expect(cell(1, '炉批号')).not.toHaveAttribute('aria-invalid')
    expect(await shows('请修正材料明细中标出的内容')).toBeInTheDocument()
    await waitFor(() => expect(cell(0, '送货数量').querySelector('input')).toHaveFocus())
    await typeCell(0, '送货数量', '2')
    await typeCell(0, '炉批号', 'LZ01、LZ02')
    await waitFor(() => expect(cell(0, '送货数量')).not.toHaveAttribute('aria-invalid'))
    expect(cell(0, '炉批号')).not.toHaveAttribute('aria-invalid')
  })
})

describe('the transport of a note', () => {
  it('takes phone, plate, type and trailer of a driver; another mode clears the fields it does not have', async () => {
    await openOrderPage()
    await pickDriver('张建军')
    expect(
      ['司机姓名', '司机电话', '车牌号', '车型', '挂车号'].map((label) => (field(label) as HTMLInputElement).value),
    ).toEqual(['张建军', '19900010001', '粤B·12345', '平板挂车', '粤B·1234挂'])
    await mode('快递')
    expect(labels().map((label) => label.textContent)).toEqual([
      '快递公司',
      '快递公司名称',
      '物流单号',
      '送货人（经办）',
      '送货人电话',
    ])
    put('快递公司名称', '示例快递')
    put('物流单号', 'SF0001')
    await mode('普通物流')
    expect(field('物流公司')).toHaveValue('示例快递')
    expect(field('物流单号')).toHaveValue('SF0001')
    await mode('专线物流')
    expect(field('物流公司')).toHaveValue('示例快递')
    await mode('司机配送')
    for (const label of ['司机姓名', '司机电话', '车牌号', '车型', '挂车号']) expect(field(label)).toHaveValue('')
  })

  it.each([
    ['on the way', '', (sn: string) => `在途 ${sn}`],
    ['overdue', '2026-01-01 12:00:00', (sn: string) => `逾期 ${sn}，应于 01-01 12:00 到达`],
  ])(
    'is chosen from drivers with their truck, its load, their licence and the note they are %s with',
    async (_, expectArriveTime, trip) => {
      const open = db.delivers.filter(({ supplierId, status }) => supplierId === '9001' && status === 0)
      for (const { id } of open) db.delivers.update(id, { deliverTime: '2099-01-01 08:00:00' })
      const [note] = open
      const left = { deliverMode: 'TRUCK' as const, deliverTime: '2026-01-01 08:00:00', expectArriveTime }
      db.delivers.update(note?.id ?? '', {
        ...left,
        driverName: '赵国庆',
        driverPhone: '19900010002',
        carNo: '粤AD6688',
      })
      await openOrderPage()
      const optionOf = async (label: string, text: string) => {
        await fill(field(label), text)
        const name = await screen.findByText(text, { selector: 'strong' })
        return name.closest('.ant-select-item-option')?.textContent
      }
      expect(await optionOf('司机姓名', '张建军')).toMatch(
        /^张建军 199\*{4}0001 · 粤B·12345 · 平板挂车 · 载重 [\d.]+ 吨驾驶证至 \d{4}-\d\d-\d\d [^在逾]*$/,
      )
      expect(await optionOf('司机姓名', '赵国庆')).toContain(trip(note?.deliverSn ?? ''))
      expect(await optionOf('车牌号', '粤A·D6688')).toContain(trip(note?.deliverSn ?? ''))
      expect(await optionOf('车牌号', '粤B·12345')).toMatch(/^粤B·12345 平板挂车 · 载重 [\d.]+ 吨年检至 .*保险至 /)
    },
  )

  it('takes its courier from the platform, by name or code, and any other as typed', async () => {
    await openOrderPage()
    await mode('快递')
    await fill(field('快递公司'), 'sf')
    await choose(field('快递公司'), /^顺丰速运/)
    expect(field('快递公司')).toHaveValue('SF')
    expect(field('快递公司名称')).toHaveValue('顺丰速运')
    await fill(field('快递公司'), '示例速递')
    fireEvent.blur(field('快递公司'))
    expect(field('快递公司')).toHaveValue('示例速递')
    expect(field('快递公司名称')).toHaveValue('')
    await mode('普通物流')
    await fill(field('物流公司'), '德邦')
    await choose(field('物流公司'), '德邦物流')
    expect(field('物流公司')).toHaveValue('德邦物流')
  })

  it('is validated on blur, when a typed plate is formatted, and again when a chosen driver corrects it', async () => {
    await openOrderPage()
    put('车牌号', ' 粤b 12345')
    expect(field('车牌号')).toHaveValue(' 粤b 12345')
    fireEvent.blur(field('车牌号'))
    await waitFor(() => expect(field('车牌号')).toHaveValue('粤B·12345'))
    for (const [label, text, error] of [
      ['车牌号', '粤B1', '车牌号格式不正确'],
      ['司机电话', '123', '司机电话格式不正确'],
      ['收货人', '', '请填写收货人'],
    ] as const) {
      put(label, text)
      fireEvent.blur(field(label))
      await waitFor(() => expect(errorAt(label)).toBe(error))
    }
    await pickDriver('赵国庆')
    await waitFor(() => expect(errorAt('司机电话')).toBeUndefined())
    expect(errorAt('收货人')).toBe('请填写收货人')
  })

  it('finds a vehicle by any part of its plate, and arrives after it departs', async () => {
    await openOrderPage()
    await fill(field('车牌号'), 's8k')
    await choose(field('车牌号'), /^粤S·8K321/)
    expect(field('车牌号')).toHaveValue('粤S·8K321')
    expect(field('车型')).toHaveValue('随车吊')
    fireEvent.mouseDown(field('预计到达'))
    await fill(field('预计到达'), '2024-01-01 08:00')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(errorAt('预计到达')).toBe('预计到达时间不能早于发货时间'))
  })
})

/** Replaces the value of a field in one event. */
function put(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } })
}

/** Opens the form again with more lines, as the choice of materials does. */
async function openLater(spec: string) {
  const search = new URLSearchParams(window.location.search)
  const line = db.materials.find((row) => row.contractId === search.get('contractId') && row.spec === spec)
  search.set('items', line?.id ?? '')
  await visit(`/supplier/deliver/createDeliver?${search}`)
}
