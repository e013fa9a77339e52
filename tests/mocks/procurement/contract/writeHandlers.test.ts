import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApprovalForm } from '#features/procurement/approval/model'
import { db, resetDb } from '#mocks/areas'
import { startClock } from '#mocks/kernel/store/clock'
import { type Client, CONTRACTS, call, signIn } from '#tests/kit/api'
import { contractIn, create, detail, line, payload } from './contractInput'

const STALE = '合同已被他人修改，请刷新后重试'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

describe('every status and action of the supplier', () => {
  const ALLOWED: Record<string, Record<number, number>> = {
    updateContract: { 0: 0, 4: 4 },
    commitContract: { 0: 2, 4: 2 },
    updateContractAndCommit: { 0: 2, 4: 2 },
    dropContract: { 0: 1, 4: 1 },
  }
  it.each(Object.keys(ALLOWED).flatMap((action) => [0, 1, 2, 4, 8].map((status) => [status, action] as const)))(
    '%s %s',
    async (status, action) => {
      const id = await create(client, { contractCode: 'JC-NEW' })
      db.contracts.update(id, { status, rejectReason: status === 4 ? '价格不符' : '' })
      const { version } = db.contracts.get(id) ?? {}
      const answer = await client.post(`${CONTRACTS}/${action}`, { id, version, reason: '重复', remark: '改' })
      const next = ALLOWED[action]?.[status]
      if (next === undefined) expect(answer).toMatchObject({ code: 400, message: '当前状态不允许该操作' })
      else expect(answer.success).toBe(true)
      expect(db.contracts.get(id)?.status).toBe(next ?? status)
      if (next === 4) expect(db.contracts.get(id)?.rejectReason).toBe('价格不符')
    },
  )
})

describe('a new contract', () => {
  it('stores the input, its supplier, and totals from its lines', async () => {
    const answer = await client.post(`${CONTRACTS}/createContract`, payload({ contractCode: 'JC-NEW' }))
    expect(answer.data).toEqual({ id: expect.any(String), contractCode: 'JC-NEW', status: 0 })
    const row = await detail(client, (answer.data as { id: string }).id)
    expect(row).toMatchObject({
      supplierName: '粤恒钢铁贸易有限公司（示例）',
      companyName: '岭筑一公司（示例）',
      projects: [{ projectId: '5001', projectName: '滨江一号地块总承包工程' }],
      settleBasis: 'WEIGHED',
      toleranceRate: '3',
      integratedCost: '135.00',
      createUserName: '陈敏',
      materialCount: 2,
      totalQuantity: '45.678',
      // 146,476.03 + 41,055.00; without tax 129,624.81 + 36,331.86: sums of rounded lines.
      totalAmountTax: '187531.03',
      totalAmountNoTax: '165956.67',
      taxAmount: '21574.36',
      version: 1,
      operations: ['update', 'commit', 'drop'],
    })
  })

  it.each<[string, Record<string, unknown>]>([
    ['合同名称不能为空', { contractName: ' ' }],
    ['请选择合同类型', { contractType: '' }],
    ['请选择材料类型', { materialType: '' }],
    ['请选择采购单位', { companyId: '' }],
    ['合同编号已存在', { contractCode: 'JC-202403-0007' }],
    ['合同编号已存在', { contractCode: '\u200ejc\u2011202403\u20110007' }],
    ['合同到期日期不能早于生效日期', { effectiveDate: '2024-05-02', expireDate: '2024-05-01' }],
    ['税率不在可选范围内', { taxRate: '17' }],
    ['综合费用应为数字', { integratedCost: '很多' }],
    ['项目不属于该采购单位', { projects: [{ projectId: '5003' }] }],
    ['主合同不存在或未通过', { contractType: 'SUPPLEMENT', parentContractId: '1' }],
    ['第2行：合同数量应大于0', { materials: [line(), line({ spec: 'Φ22', quantity: '0' })] }],
    ['第1行：请选择单位', { materials: [line({ unit: '' })] }],
    ['第1行：单位不在可选范围内', { materials: [line({ unit: '车' })] }],
    ['第3行：材料与第1行重复', { materials: [line(), line({ spec: 'Φ22' }), line({ quantity: '5' })] }],
  ])('is rejected: %s', async (message, change) => {
    expect(await client.post(`${CONTRACTS}/createContract`, payload(change))).toMatchObject({ code: 400, message })
    expect(db.contracts.find(({ contractName }) => contractName === payload().contractName)).toBeUndefined()
  })

  it('may have at most 2000 lines', async () => {
    const materials = Array.from({ length: 2001 }, (_, index) => line({ spec: `Φ${index}` }))
    const refused = await client.post(`${CONTRACTS}/createContract`, payload({ materials }))
    expect(refused.message).toBe('一个合同最多2000条材料')
    expect((await detail(client, await create(client, { materials: materials.slice(1) }))).materialCount).toBe(2000)
  })

  it('is made once however often the same request comes', async () => {
    const headers = { 'Idempotency-Key': 'k1' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.post<{ id: string }>(`${CONTRACTS}/createContract`, payload(), headers)),
    )
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(db.contracts.filter(({ contractName }) => contractName === payload().contractName)).toHaveLength(1)
  })

  it('is forbidden to accounts that only deliver', async () => {
    const dispatcher = await signIn('yueheng01')
    expect((await dispatcher.post(`${CONTRACTS}/createContract`, payload())).message).toBe('权限不足')
  })
})

describe('submitting', () => {
  it.each<[string, Record<string, unknown>]>([
    ['请填写合同编号', {}],
    ['请至少添加一条合同材料', { contractCode: 'JC-NEW', materials: [] }],
    ['请上传合同附件', { contractCode: 'JC-NEW', attachments: [] }],
    ['请选择适用项目', { contractCode: 'JC-NEW', projects: [] }],
    ['请填写网价来源', { contractCode: 'JC-NEW', priceSource: '' }],
    ['请选择主合同', { contractCode: 'JC-NEW', contractType: 'SUPPLEMENT' }],
  ])('is rejected: %s', async (message, change) => {
    const id = await create(client, change)
    expect((await client.post(`${CONTRACTS}/commitContract`, { id })).message).toBe(message)
    const answer = await client.post(`${CONTRACTS}/updateContractAndCommit`, { id, remark: '只改一半' })
    expect(answer.message).toBe(message)
    // The save is rolled back too.
    expect(db.contracts.get(id)).toMatchObject({ status: 0, remark: '', version: 1 })
  })

  it('needs no project for a framework agreement', async () => {
    const materials = [line({ quantity: '' })]
    const id = await create(client, { contractCode: 'JC-NEW', contractType: 'FRAME', projects: [], materials })
    expect((await client.post(`${CONTRACTS}/commitContract`, { id })).data).toEqual({ id, status: 2 })
  })

  it('adds the step to the approvals', async () => {
    await client.post(`${CONTRACTS}/commitContract`, { id: await create(client, { contractCode: 'JC-NEW' }) })
    const form = await client.get<ApprovalForm>('/api/gd-workflow/workflow/form/byCode/JC-NEW')
    expect(form.data.records).toMatchObject([{ operation: '提交', approverName: '陈敏' }])
  })
})

describe('changing', () => {
  it('keeps omitted fields, matches lines by their id, and increments the version', async () => {
    const id = await create(client)
    const [first, second] = (await detail(client, id)).materials
    const materials = [{ ...second, quantity: '20' }, line({ spec: 'Φ32' })]
    const answer = await client.post(`${CONTRACTS}/updateContract`, { id, version: 1, remark: '加急', materials })
    expect(answer.data).toEqual({ id, version: 2 })
    const row = await detail(client, id)
    expect(row).toMatchObject({ remark: '加急', contractName: payload().contractName, totalQuantity: '55.678' })
    expect(row.materials.map(({ spec, seq }) => [spec, seq])).toEqual([
      ['Φ22×9m', 1],
      ['Φ32', 2],
    ])
    expect(row.materials[0]?.id).toBe(second?.id)
    expect(db.materials.get(first?.id ?? '')).toBeUndefined()
  })

  it('rejects an outdated version, one that cannot be read, and a missing one', async () => {
    const id = await create(client)
    await client.post(`${CONTRACTS}/updateContract`, { id, version: 1, remark: '甲' })
    for (const action of ['updateContract', 'updateContractAndCommit']) {
      expect((await client.post(`${CONTRACTS}/${action}`, { id, version: 1, remark: '乙' })).message).toBe(STALE)
    }
    const unreadable = await client.post(`${CONTRACTS}/updateContractAndCommit`, { id, version: '2x', remark: '乙' })
    expect(unreadable.message).toBe(STALE)
    expect((await client.post(`${CONTRACTS}/updateContract`, { id })).http).toBe(400)
    expect(db.contracts.get(id)?.remark).toBe('甲')
  })

  it('locks the material type while there are lines', async () => {
    const id = await create(client)
    const change = { id, version: 1, materialType: 'RAW' }
    const refused = await client.post(`${CONTRACTS}/updateContract`, change)
    expect(refused.message).toBe('已有合同材料，不能修改材料类型')
    expect((await client.post(`${CONTRACTS}/updateContract`, { ...change, materials: [] })).success).toBe(true)
  })

  it('clears the fields of another kind', async () => {
    const id = await create(client)
    await client.post(`${CONTRACTS}/updateContract`, { id, version: 1, priceMode: 'FIXED' })
    expect(db.contracts.get(id)).toMatchObject({ priceSource: '', integratedCost: null })
  })

  it('rejects a contract of another supplier', async () => {
    const id = contractIn(0, '9003').id
    expect((await client.post(`${CONTRACTS}/commitContract`, { id })).message).toBe('合同不存在')
  })

  it('requires a reason to void it, and keeps the code', async () => {
    const id = await create(client, { contractCode: 'JC-NEW' })
    expect((await client.post(`${CONTRACTS}/dropContract`, { id })).message).toBe('请填写作废原因')
    await client.post(`${CONTRACTS}/dropContract`, { id, reason: '重复录入' })
    expect(await detail(client, id)).toMatchObject({ status: 1, rejectReason: '重复录入' })
    const again = await client.post(`${CONTRACTS}/createContract`, payload({ contractCode: 'JC-NEW' }))
    expect(again.message).toBe('合同编号已存在')
  })
})

it('withdraws a contract in review, which the buyer then cannot decide', async () => {
  const id = await create(client, { contractCode: 'JC-NEW' })
  const withdraw = () => client.post(`${CONTRACTS}/withdrawContract`, { id })
  expect((await withdraw()).message).toBe('合同现为“待提交”，不能撤回，请刷新后查看')
  await client.post(`${CONTRACTS}/commitContract`, { id })
  expect(await withdraw()).toMatchObject({ success: true })
  expect(await detail(client, id)).toMatchObject({
    status: 0,
    commitTime: '',
    operations: ['update', 'commit', 'drop'],
  })
  expect((await call('POST', '/__mock/act', { body: { action: 'approve', id } })).success).toBe(false)
  await client.post(`${CONTRACTS}/commitContract`, { id })
  await call('POST', '/__mock/act', { body: { action: 'reject', id } })
  expect((await withdraw()).message).toBe('合同现为“已驳回”，不能撤回，请刷新后查看')
})

describe('the buyer', () => {
  afterEach(() => {
    startClock(0)
    vi.useRealTimers()
  })

  it('reviews submitted contracts: three are approved, the fourth is rejected with a reason', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    startClock(5_000)
    const ids: string[] = []
    for (const code of ['1', '2', '3', '4']) {
      const id = await create(client, { contractCode: `JC-NEW-${code}` })
      ids.push(id)
      await client.post(`${CONTRACTS}/commitContract`, { id })
    }
    expect(ids.map((id) => db.contracts.get(id)?.status)).toEqual([2, 2, 2, 2])
    vi.advanceTimersByTime(5_000)
    expect(ids.map((id) => db.contracts.get(id)?.status)).toEqual([8, 8, 8, 4])
    expect(db.contracts.get(ids[3] ?? '')).toMatchObject({ rejectReason: '请核对单价与附件', auditUserName: '郑洁' })
  })

  it('rejects with the given reason; the contract can be corrected and submitted again', async () => {
    const id = await create(client, { contractCode: 'JC-NEW' })
    await client.post(`${CONTRACTS}/commitContract`, { id })
    await call('POST', '/__mock/act', { body: { action: 'reject', id, reason: '单价高于网价' } })
    expect(await detail(client, id)).toMatchObject({ status: 4, rejectReason: '单价高于网价' })
    await client.post(`${CONTRACTS}/updateContractAndCommit`, { id, version: 3, remark: '已核对' })
    expect(await detail(client, id)).toMatchObject({ status: 2, rejectReason: '' })
    await call('POST', '/__mock/act', { body: { action: 'approve', id } })
    expect((await detail(client, id)).approvals.map(({ operation }) => operation)).toEqual([
      '提交',
      '驳回',
      '提交',
      '同意',
    ])
  })
})
