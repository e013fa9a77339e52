import { beforeAll, describe, expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { labelOf, toOptions } from '#domain/dict'
import { formatMoney, weighedText } from '#domain/money'
import { serverToday } from '#domain/time'
import { NOTHING } from '#domain/wire'
import { settlementLineFields } from '#features/procurement/settlement/fields'
import { settlementTotals, settlementTypeOf } from '#features/procurement/settlement/model'
import { settlementColumns } from '#features/procurement/settlement/model/columns'
import { db } from '#mocks/areas'
import { flatDict } from '#mocks/common/dictionary/rules'
import { settlementWorkbook } from '#mocks/procurement/settlement/workbook'
import { fieldText } from '#shared/fields/fieldText'
import { type Client, send, signIn } from '#tests/kit/api'
import { partsOf, shownRows, shownText } from '#tests/kit/xlsx'

const EXPORT = '/api/gd-material/settlementBill/export'

const settlement = (code: string) => {
  const found = db.settlements.find((row) => row.settlementCode === code)
  if (!found) throw new Error(code)
  return found
}

describe('the export of a settlement', () => {
  let owner: Client
  beforeAll(async () => {
    owner = await signIn('yueheng')
  })
  const download = (query: Record<string, string>, client = owner) =>
    send('GET', EXPORT, { query, headers: { Authorization: `Bearer ${client.token}` } })

  it('is a workbook under its Chinese name, whose cells equal those on screen', async () => {
    const row = settlement('JS202403-00012')
    const answer = await download({ id: row.id })
    expect(answer.headers.get('Content-Type')).toContain('spreadsheetml.sheet')
    expect(decodeURIComponent(answer.headers.get('Content-Disposition') ?? '')).toBe(
      "attachment; filename*=UTF-8''结算单_JS202403-00012.xlsx",
    )
    const file = await answer.blob()
    expect((await partsOf(file))['xl/workbook.xml']).toContain('name="JS202403-00012"')
    const rows = await shownRows(file)
    expect(rows[0]).toEqual(
      '序号 送货单号 供货日期 车牌号 材料名称 牌号 规格 炉批号 单位 数量 过磅数量 偏差 基准价 综合费用 两方资金贴息 小计 结算单价(含税) 结算金额 税率 不含税金额 税额 备注 合同编号 项目'.split(
        ' ',
      ),
    )
    expect(rows[3]?.join('|')).toBe(
      `3|${row.lines[2]?.deliverSn}|2024-03-18|粤A·D6688|螺纹钢|HRB400E|Φ25×12m|LZ24031502|吨|32.340|32.231|-0.109|3,390.00|135.00|35.25|3,560.25|3,560.25|114,750.42|13%|101,549.04|13,201.38||${row.contractCode}|${row.projectName}`,
    )
    expect(rows[5]?.join('|')).toBe('合计|||||||||115.325吨|115.222吨|-0.103吨||||||411,330.05||364,008.90|47,321.15')
    expect(rows[6]?.filter(Boolean)).toEqual(['人民币（大写）', '肆拾壹万壹仟叁佰叁拾元零伍分'])
    expect(rows).toHaveLength(7)
  })

  it('of many applies the filter, with one sheet per settlement', async () => {
    const answer = await download({ status: '3' })
    expect(decodeURIComponent(answer.headers.get('Content-Disposition') ?? '')).toContain(
      `结算单_${serverToday()}.xlsx`,
    )
    const { data } = await owner.get<{ total: number }>('/api/gd-material/settlementBill/queryPage', { status: 3 })
    const sheets = Object.keys(await partsOf(await answer.blob())).filter((name) => /worksheets\/sheet\d+/.test(name))
    expect(sheets).toHaveLength(data.total)
  })

  it.each([
    ['of another supplier', () => ({ id: settlement('JS202403-00019').id }), '结算单不存在'],
    ['that does not exist', () => ({ id: '1' }), '结算单不存在'],
    ['of nothing', () => ({ settlementCode: 'zzzz' }), '没有可导出的结算单'],
  ])('%s is rejected with a message', async (_name, query, message) => {
    const answer = await download(query())
    expect(await answer.json()).toMatchObject({ code: 400, success: false, msg: message })
  })
})

it.each(['JS202403-00012', 'JS202403-00015', 'JS202403-00019', 'JS202401-00031', 'JS202401-00033'])(
  'the workbook of %s holds each cell of the screen, the totals, a group per rate and the capitals',
  (code) => {
    const row = settlement(code)
    const { rows } = settlementWorkbook(row)
    const names = settlementColumns(settlementTypeOf(row), row.lines) as (keyof typeof settlementLineFields)[]
    const options = ['pouring_mode', 'measure_unit'].flatMap((dict) => toOptions(flatDict(dict)))
    const heads = rows[0]?.map((cell) => cell?.value)
    expect(heads).toEqual([...names.map((name) => settlementLineFields[name].label), '合同编号', '项目'])
    const shown = (cell: (typeof rows)[number][number]) => shownText(cell?.value ?? '', cell?.format)
    row.lines.forEach((bound, at) => {
      const unitName = (unit: string) => labelOf(options, unit)
      const onScreen = names.map((name) =>
        name === 'weighedQuantity'
          ? weighedText(bound, unitName) || NOTHING
          : fieldText(settlementLineFields[name], bound[name], { options }),
      )
      expect(rows[at + 1]?.map((cell) => shown(cell) || NOTHING)).toEqual([
        ...onScreen,
        row.contractCode,
        row.projectName,
      ])
    })
    const totals = settlementTotals(row.lines)
    const foot = rows.slice(row.lines.length + 1).map((cells) => cells.map(shown).filter(Boolean))
    const groups = totals.byRate.length > 1 ? totals.byRate : []
    expect(foot.slice(1)).toEqual([
      ...groups.map((group) => [
        `税率 ${group.taxRate}%`,
        formatMoney(group.amountTax),
        formatMoney(group.amountNoTax),
        formatMoney(group.taxAmount),
      ]),
      ['人民币（大写）', chineseAmount(row.totalAmountTax)],
    ])
    expect(foot[0]?.slice(-3)).toEqual(
      [row.totalAmountTax, row.totalAmountNoTax, row.totalTax].map((amount) => formatMoney(amount)),
    )
  },
)

it('a settlement of several units has the total of each, and never their sum', () => {
  const row = settlement('JS202403-00012')
  const units = ['个', 'kg', '张']
  const lines = row.lines.slice(0, 3).map((line, at) => ({
    ...line,
    unit: units[at] ?? '',
    quantity: ['100', '10.500', '333'][at] ?? '',
    weighedQuantity: null,
    deviation: null,
  }))
  const { rows } = settlementWorkbook({ ...row, settlementType: 'SUNDRY', lines })
  const at = rows[0]?.findIndex((cell) => cell?.value === '数量') ?? -1
  expect(rows[4]?.[at]?.value).toBe('100个；10.500kg；333张')
})

it('a mixer is weighed in tonnes beside its cubic metres, which each cell says', () => {
  const { rows } = settlementWorkbook(settlement('JS202403-00015'))
  const at = rows[0]?.findIndex((cell) => cell?.value === '过磅数量') ?? -1
  const weighed = rows.slice(1, 6).map((cells) => shownText(cells[at]?.value ?? '', cells[at]?.format))
  expect(weighed).toEqual(['28.650吨', '28.358吨', '23.480吨', '27.510吨', '107.998吨'])
})
