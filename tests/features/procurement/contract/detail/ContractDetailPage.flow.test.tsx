import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { hold } from '#tests/kit/hold'
import {
  address,
  askedAt,
  choose,
  fill,
  inPage,
  renderPage,
  runApp,
  server,
  setHost,
  shows,
  user,
} from '#tests/kit/render'
import { settled } from '#tests/kit/suites/listScreen'
import { headButtons } from '#tests/kit/suites/recordScreen'
import { contractIn } from '#tests/mocks/procurement/contract/contractInput'

runApp('supplier')

const contract = (code: string) => db.contracts.find(({ contractCode }) => contractCode === code)
const open = async (code: string, account = 'yueheng') => {
  await renderPage({ path: `/supplier/agreementDetail?id=${contract(code)?.id}`, account })
  await shows('审批记录')
  await waitFor(() => expect(lines('合同材料').length).toBeGreaterThan(0))
}
const table = (name: string) => inPage().getByRole('table', { name })
const heads = (name: string) =>
  within(table(name))
    .getAllByRole('columnheader')
    .map((head) => head.textContent)
const lines = (name: string) =>
  within(table(name))
    .getAllByRole('row')
    .filter((row) => row.dataset.rowKey !== undefined)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
const fact = (word: string) => inPage().getByText(word, { selector: 'dt' }).nextElementSibling
const codeOf = (status: number) => contractIn(status).contractCode

describe('a contract', () => {
  it('shows its summary in the head, its terms, and its materials by the kinds of their columns', async () => {
    await open('JC-202403-0007')
    const head = inPage().getByRole('heading', { level: 1 }).closest('header') as HTMLElement
    expect(head).toHaveTextContent('滨江一号地块钢筋集中采购合同')
    expect(head).toHaveTextContent('已通过')
    expect(head).toHaveTextContent('JC-202403-0007')
    expect(head).toHaveTextContent('含税金额 ¥10,390,250.00')
    expect(fact('合同类型')).toHaveTextContent('单项合同')
    expect(fact('材料类型')).toHaveTextContent('钢筋')
    expect(fact('适用项目')).toHaveTextContent('滨江一号地块总承包工程')
    expect(fact('计价方式')).toHaveTextContent('网价浮动')
    expect(fact('允许偏差（‰）')).toHaveTextContent('3')
    expect(fact('资金占用年利率')).toHaveTextContent('6%')
    expect(fact('合同总量')).toHaveTextContent('2,930.000')
    expect(fact('已结算金额（元）')).toHaveTextContent('411,330.05')
    expect(fact('主合同')).toHaveTextContent('—')
    hasColumns(['牌号', '定尺', '基准价', '综合费用'], ['强度等级', '浇筑方式', '是否含运费'])
    const value = (name: string) => lines('合同材料')[0]?.[heads('合同材料').indexOf(name)]
    await waitFor(() => expect(value('单位')).toBe('吨'))
    expect(value('材料名称')).toBe('高线（盘圆）')
    expect(value('合同数量')).toBe('180.000')
    expect(value('含税单价')).toMatch(/^\d,\d{3}\.\d{2}$/)
    expect(value('税率(%)')).toBe('13%')
  })

  it('shows attachments with their sizes, each approval with its signature, and leads to its materials to deliver', async () => {
    await open('JC-202403-0007')
    const link = inPage().getByText('JC-202403-0007 合同扫描件.pdf', { selector: 'a' })
    expect(link).toHaveAttribute('download', 'JC-202403-0007 合同扫描件.pdf')
    expect(link.closest('li')).toHaveTextContent('1.0 MB')
    const rows = await waitFor(() => {
      const found = lines('审批记录')
      expect(found).toHaveLength(3)
      return found
    })
    expect(rows.map(([position, name, operation]) => [position, name, operation])).toEqual([
      ['供应商', '陈敏', '提交'],
      ['采购主管', '周航', '同意'],
      ['公司物资部', '郑洁', '同意'],
    ])
    // A broken picture leaves the name.
    fireEvent.error(inPage().getByAltText('周航 的签名'))
    await waitFor(() => expect(screen.queryByAltText('周航 的签名')).not.toBeInTheDocument())
    expect(lines('审批记录')[1]?.[5]).toBe('周航')
    expect(inPage().getByAltText('郑洁 的签名')).toBeInTheDocument()
    await user.click(inPage().getByRole('button', { name: '创建送货单' }))
    await settled()
    expect(address()).toBe(`/supplier/deliver/chooseMaterial?contractId=${contract('JC-202403-0007')?.id}`)
    expect(await shows('共 6 条')).toBeInTheDocument()
  })

  it('shows absent terms as —, not as the number that the server sends', async () => {
    const row = db.contracts.find(({ supplierId, creditDays }) => supplierId === '9001' && creditDays === null)
    db.contracts.update(row?.id ?? '', { toleranceRate: null })
    await open(row?.contractCode ?? '')
    for (const word of ['账期（天）', '资金占用年利率', '允许偏差（‰）', '结算周期'])
      expect(fact(word)).toHaveTextContent('—')
  })

  it.each<[string, number, string[], RegExp | null]>([
    ['in review', 2, ['撤回', '复制'], null],
    [
      'rejected',
      4,
      ['编辑', '提交', '作废', '复制'],
      /^已驳回：附件不清晰，请重新扫描郑洁 于 \d{4}-\d\d-\d\d \d\d:\d\d 驳回/,
    ],
    ['voided', 1, ['复制'], /^已作废：/],
  ])('that is %s has the buttons of its status, none to deliver, and says why', async (_name, status, names, text) => {
    await open(codeOf(status))
    expect(await headButtons()).toEqual(names)
    if (text) expect(inPage().getByRole('alert')).toHaveTextContent(text)
  })

  const withdraw = async () => {
    await user.click(inPage().getByRole('button', { name: /^撤 ?回$/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: /^撤 ?回$/ }))
  }

  it('that is in review is withdrawn', async () => {
    const { id, contractCode } = contractIn(2)
    await open(contractCode)
    await withdraw()
    await waitFor(() => expect(inPage().getByRole('button', { name: /^提 ?交$/ })).toBeInTheDocument())
    expect(db.contracts.get(id)).toMatchObject({ status: 0, commitTime: '' })
    expect(db.approvals.filter(({ documentCode }) => documentCode === contractCode).at(-1)).toMatchObject({
      operation: '撤回',
      position: '供应商',
    })
  })

  it('that the buyer has reviewed meanwhile is not withdrawn: it says so, and shows what it is now', async () => {
    const { id, contractCode } = contractIn(2)
    await open(contractCode)
    db.contracts.update(id, { status: 8 })
    await withdraw()
    expect(await screen.findByText('合同现为“已通过”，不能撤回，请刷新后查看')).toBeInTheDocument()
    await waitFor(() => expect(inPage().queryByRole('button', { name: /^撤 ?回$/ })).toBeNull())
  })

  it('that is not yet submitted has no attachments and approvals, and is voided with a reason', async () => {
    const { id, contractCode } = contractIn(0)
    await open(contractCode)
    expect(await headButtons()).toEqual(['编辑', '提交', '作废', '复制'])
    expect(await shows('没有附件')).toBeInTheDocument()
    expect(await shows('暂无审批记录')).toBeInTheDocument()
    await user.click(inPage().getByRole('button', { name: /^作 ?废$/ }))
    const dialog = await screen.findByRole('dialog')
    const ok = within(dialog).getByRole('button', { name: /作 ?废/ })
    await user.click(ok)
    await waitFor(() => expect(dialog).toHaveTextContent('请填写作废原因'))
    expect(askedAt('/dropContract')).toHaveLength(0)
    fireEvent.change(within(dialog).getByLabelText('作废原因'), { target: { value: '重复录入' } })
    await user.click(ok)
    await waitFor(() => expect(db.contracts.get(id)).toMatchObject({ status: 1, rejectReason: '重复录入' }))
  })

  it('that has expired says so and offers no delivery', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const row = db.contracts.find(
      ({ supplierId, status, expireDate }) => supplierId === '9001' && status === 8 && expireDate < today,
    )
    await open(row?.contractCode ?? '')
    expect(inPage().getByText('已到期')).toBeInTheDocument()
    expect(await headButtons()).toEqual(['新建补充协议', '复制'])
  })
})

describe('the materials of a contract', () => {
  it('have the columns of concrete', async () => {
    await open('JC-202402-0012')
    hasColumns(['强度等级', '浇筑方式', '坍落度', '抗渗等级'], ['牌号', '定尺', '基准价'])
  })

  it('of rebar at a fixed price show no base price that nobody entered', async () => {
    const { id = '', contractCode = '' } = contract('JC-202403-0007') ?? {}
    db.contracts.update(id, { priceMode: 'FIXED', integratedCost: null })
    for (const row of db.materials.filter(({ contractId }) => contractId === id))
      db.materials.update(row.id, { basePrice: null, integratedCost: null })
    await open(contractCode)
    hasColumns(['牌号', '含税单价'], ['基准价', '综合费用'])
    expect(inPage().queryByText('综合费用（元/吨）')).toBeNull()
  })

  it('show for raw material whether freight is included', async () => {
    setHost('material')
    await open('JC-202310-0002', 'haichuan')
    const at = heads('合同材料').indexOf('是否含运费')
    await waitFor(() => expect(lines('合同材料').map((row) => row[at])).toEqual(['是', '否', '是', '否', '是']))
  })

  it('show no empty table while they load; then they are searched and paged on their own', async () => {
    const release = hold({ api: '/material/queryContractMaterialsByCondition' })
    await renderPage({ path: `/supplier/agreementDetail?id=${contract('JC-202403-0007')?.id}`, account: 'yueheng' })
    await shows('合同材料')
    await waitFor(() => expect(inPage().getByRole('status', { name: '加载中' })).toBeInTheDocument())
    expect(inPage().queryByText('共 0 条')).not.toBeInTheDocument()
    expect(inPage().queryByText('没有材料')).not.toBeInTheDocument()
    release()
    await waitFor(() => expect(lines('合同材料').length).toBeGreaterThan(1))
    const search = inPage().getByLabelText('按材料名称查找', { selector: 'input' })
    await fill(search, '盘圆')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(lines('合同材料')).toHaveLength(1))
    expect(askedAt('/queryContractMaterialsByCondition').at(-1)?.query.get('materialName')).toBe('盘圆')
    await choose(inPage().getByRole('combobox', { name: '每页条数' }), '20 条/页')
    await waitFor(() => expect(askedAt('/queryContractMaterialsByCondition').at(-1)?.query.get('size')).toBe('20'))
    expect(address()).toMatch(/^\/supplier\/agreementDetail\?id=\d+$/)
  })

  it('that failed to load leave the rest of the page, and load on retry', async () => {
    server.use(
      http.get('*/material/materialFields', () => HttpResponse.json({ code: 500, success: false }, { status: 500 })),
    )
    await renderPage({ path: `/supplier/agreementDetail?id=${contract('JC-202403-0007')?.id}`, account: 'yueheng' })
    await shows('加载失败')
    expect(inPage().getByText('合同信息')).toBeInTheDocument()
    server.resetHandlers()
    await user.click(inPage().getByRole('button', { name: '重试' }))
    await waitFor(() => expect(lines('合同材料')).toHaveLength(6))
  })
})

function hasColumns(has: readonly string[], lacks: readonly string[]) {
  expect(heads('合同材料')).toEqual(expect.arrayContaining(['序号', '材料名称', '合同数量', '含税金额', ...has]))
  for (const word of lacks) expect(heads('合同材料')).not.toContain(word)
}
