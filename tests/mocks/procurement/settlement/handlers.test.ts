import { describe, expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { fixed, sum } from '#domain/money'
import type { Page } from '#domain/page'
import { type Settlement, settlementTotals } from '#features/procurement/settlement/model'
import { db, resetDb } from '#mocks/areas'
import { buildSettlement } from '#mocks/procurement/settlement/rules'
import { allRecords, signIn } from '#tests/kit/api'

const BASE = '/api/gd-material/settlementBill'

const settlement = (code: string) => db.settlements.find((row) => row.settlementCode === code)

describe('the worked settlements of the trade', () => {
  it.each([
    ['JS202403-00012', '411330.05', '364008.90', '47321.15', '肆拾壹万壹仟叁佰叁拾元零伍分'],
    ['JS202403-00015', '22303.55', '21653.94', '649.61', '贰万贰仟叁佰零叁元伍角伍分'],
    ['JS202403-00019', '24015.40', '21870.18', '2145.22', '贰万肆仟零壹拾伍元肆角整'],
  ])('%s is exact to the cent', (code, amountTax, amountNoTax, tax, capitals) => {
    const found = settlement(code)
    expect([found?.totalAmountTax, found?.totalAmountNoTax, found?.totalTax, found?.totalAmountCn]).toEqual([
      amountTax,
      amountNoTax,
      tax,
      capitals,
    ])
  })

  it('rebar: quantities, deviation and the one line beyond 3‰', () => {
    const found = settlement('JS202403-00012')
    expect([found?.totalQuantity, found?.totalWeighed, found?.totalDeviation]).toEqual(['115.325', '115.222', '-0.103'])
    expect(
      found?.lines.map((line) => [line.settlePriceTax, line.amountTax, line.deviationRate, line.outOfTolerance]),
    ).toEqual([
      ['3555.00', '110859.12', '-1.47', false],
      ['3515.00', '111432.53', '2.75', false],
      ['3560.25', '114750.42', '-3.37', true],
      ['3695.00', '74287.98', '-1.74', false],
    ])
  })

  it('concrete: the smaller value, deviation in m³ and percent', () => {
    const found = settlement('JS202403-00015')
    expect(
      found?.lines.map((line) => [
        line.convertedQuantity,
        line.deviation,
        line.deviationRate,
        line.smallerQuantity,
        line.amountTax,
      ]),
    ).toEqual([
      ['12.04', '0.04', '0.33', '12.00', '5820.00'],
      ['11.87', '-0.13', '-1.08', '11.87', '5994.35'],
      ['9.95', '-0.05', '-0.50', '9.95', '4358.10'],
      ['11.46', '-0.04', '-0.35', '11.46', '6131.10'],
    ])
    expect(found && settlementTotals(found.lines).smallerQuantity).toEqual([{ unit: 'm³', quantity: '45.28' }])
    expect(found && settlementTotals(found.lines).weighedQuantity).toEqual([{ unit: 't', quantity: '107.998' }])
  })

  it('raw: groups per rate, and a freight line excluded from the weights', () => {
    const found = settlement('JS202403-00019')
    const totals = found && settlementTotals(found.lines)
    expect(totals?.byRate).toEqual([
      { taxRate: '13', amountTax: '16375.28', amountNoTax: '14491.40', taxAmount: '1883.88' },
      { taxRate: '3', amountTax: '6913.90', amountNoTax: '6712.52', taxAmount: '201.38' },
      { taxRate: '9', amountTax: '726.22', amountNoTax: '666.26', taxAmount: '59.96' },
    ])
    expect(totals?.quantity).toEqual([{ unit: 't', quantity: '103.140' }])
  })
})

it('every seeded settlement adds up to its totals, in figures and in capitals', () => {
  for (const row of db.settlements.all()) {
    const totals = settlementTotals(row.lines)
    expect([row.settlementCode, totals.amountTax, totals.amountNoTax, totals.taxAmount]).toEqual([
      row.settlementCode,
      row.totalAmountTax,
      row.totalAmountNoTax,
      row.totalTax,
    ])
    expect(row.totalAmountCn).toBe(chineseAmount(row.totalAmountTax))
  }
})

it('a line that was not weighed has no deviation, and the amount of its accepted quantity', () => {
  const seeded = settlement('JS202403-00012')
  const { lines } = buildSettlement(
    {
      code: 'JS1',
      supplierId: '9004',
      projectId: '5006',
      contractCode: seeded?.contractCode ?? '',
      contractName: '',
      contractId: seeded?.contractId ?? '',
      type: 'SUNDRY',
      period: ['2024-04-01', '2024-04-30'],
      status: 8,
      lines: [
        {
          supplyDate: '2024-04-08',
          carNo: '',
          materialName: '直角扣件',
          spec: 'Φ48.3',
          unit: '个',
          quantity: '2000',
          weighed: null,
          accepted: '1998',
          taxRate: '13',
          price: '5.60',
        },
      ],
    },
    '1',
    String,
  )
  expect(lines).toMatchObject([
    { weighedQuantity: null, deviation: null, deviationRate: null, settleQuantity: '1998', amountTax: '11188.80' },
  ])
  expect(lines[0]?.outOfTolerance).toBe(false)
})

it('the sums of the list leave out rejected and voided settlements', async () => {
  const client = await signIn('yueheng')
  const sumsOf = async (query: Record<string, string>) =>
    (await client.get<{ summary: Record<string, string> }>(`${BASE}/queryPage`, query)).data.summary
  const settlements = await allRecords<Settlement>(client, `${BASE}/queryPage`)
  const total = (rows: Settlement[]) => fixed(sum(rows.map(({ totalAmountTax }) => totalAmountTax)), 2)
  const counted = settlements.filter(({ status }) => status !== 2 && status !== 4)
  expect(counted.length).toBeLessThan(settlements.length)
  expect((await sumsOf({})).amountTax).toBe(total(counted))
  expect((await sumsOf({ status: '3' })).amountTax).toBe(total(settlements.filter(({ status }) => status === 3)))
  expect(await sumsOf({ status: '4' })).toEqual({ amountTax: '0.00', amountNoTax: '0.00', tax: '0.00' })
})

it('a settlement that the buyer has not submitted does not exist for the supplier', async () => {
  resetDb()
  const draft = settlement('JS202403-00012')
  const client = await signIn('yueheng')
  const found = async () => ({
    page: (await allRecords<Settlement>(client, `${BASE}/queryPage`)).length,
    ofStatus: (await allRecords<Settlement>(client, `${BASE}/queryPage`, { status: '0' })).length,
    list: (await client.get<Settlement[]>(`${BASE}/queryList`)).data.length,
    sum: (await client.get<{ summary: { amountTax: string } }>(`${BASE}/queryPage`)).data.summary.amountTax,
    detail: (await client.get<Settlement>(`${BASE}/detail`, { id: draft?.id ?? '' })).message,
    approvals: (await client.get<{ code?: string }>('/api/gd-workflow/workflow/form/byCode/JS202403-00012')).data.code,
  })
  const before = await found()
  db.settlements.update(draft?.id ?? '', { status: 0 })
  expect(await found()).toEqual({
    page: before.page - 1,
    ofStatus: 0,
    list: before.list - 1,
    sum: fixed(sum([before.sum]).minus('411330.05'), 2),
    detail: '结算单不存在',
    approvals: undefined,
  })
  expect(before.approvals).toBe('JS202403-00012')
  expect((await client.get(`${BASE}/export`, { id: draft?.id ?? '' })).message).toBe('结算单不存在')
  resetDb()
})

it('is confirmed only in the name of staff of its own supplier', () => {
  resetDb()
  const signers = db.approvals
    .filter(({ operation }) => operation === '确认对账')
    .map(({ documentCode, approverName }) => [settlement(documentCode)?.supplierId ?? '', approverName] as const)
  expect(new Set(signers.map(([supplierId]) => supplierId)).size).toBeGreaterThan(1)
  for (const [supplierId, name] of signers) {
    const staff = db.accounts.filter((account) => account.supplierId === supplierId).map(({ userName }) => userName)
    expect(staff).toContain(name)
  }
})

it('money due are the settled settlements that the buyer has not paid, with their sum', async () => {
  const client = await signIn('yueheng')
  const { data } = await client.get<Page<Settlement> & { summary: { amountTax: string } }>(`${BASE}/queryPage`, {
    status: '3',
    unpaid: '1',
    pageSize: '100',
  })
  const due = db.settlements.filter((row) => row.supplierId === '9001' && row.status === 3 && row.payStatus !== 2)
  expect(due.length).toBeGreaterThan(0)
  expect(data.records.map(({ id }) => id).sort()).toEqual(due.map(({ id }) => id).sort())
  expect(data.summary.amountTax).toBe(fixed(sum(due.map(({ totalAmountTax }) => totalAmountTax)), 2))
})
