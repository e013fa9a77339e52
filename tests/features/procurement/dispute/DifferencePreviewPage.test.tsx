import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { signIn } from '#tests/kit/api'
import { catchDownloads } from '#tests/kit/downloads'
import { renderApp, runApp, user } from '#tests/kit/render'
import { shownRows } from '#tests/kit/xlsx'

runApp('supplier')

it('exports the difference list: settled quantity, claimed quantity and reason', async () => {
  const settlement = db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00015')
  const line = settlement?.lines[1]
  const client = await signIn('nanwan')
  const evidence = ['磅单.png', '小票.pdf'].map((name) => ({ name, url: `/files/${name}` }))
  const claim = {
    billId: settlement?.id,
    lineId: line?.id,
    claimQuantity: '12.00',
    reason: '=抽磅密度取值偏高',
    evidence,
  }
  expect(await client.post('/api/gd-material/settlementDispute/save', claim)).toMatchObject({ code: 200 })
  await renderApp({ path: `/differencePreview?ids=${settlement?.id}`, account: 'nanwan' })
  await waitFor(() => expect(document.querySelector('.sheet')).not.toBeNull())
  const saved = catchDownloads()
  await user.click(screen.getByRole('button', { name: /导出 Excel/ }))
  await waitFor(() => expect(saved.names).toEqual(['结算差异清单_JS202403-00015.xlsx']))
  const [heads = [], ...rows] = await shownRows(saved.blobs[0] as Blob)
  expect(rows).toHaveLength(1)
  expect(Object.fromEntries(heads.map((head, at) => [head, rows[0]?.[at] ?? '']))).toEqual({
    结算单号: 'JS202403-00015',
    项目: '滨江一号地块总承包工程',
    行号: '2',
    送货单号: 'SH20240314-0022',
    供货日期: '2024-03-14',
    车牌号: '粤B·F31208',
    材料名称: '商品混凝土',
    规格: 'C35 P8 泵送 坍落度180±20',
    单位: 'm³',
    送货数量: '12.00',
    过磅数量: '28.358',
    过磅单位: '吨',
    偏差: '-0.13',
    结算数量: '11.87',
    主张数量: '12.00',
    差异数量: '0.13',
    '结算单价(含税)': '505.00',
    '主张单价(含税)': '505.00',
    结算金额: '5,994.35',
    差异金额: '65.65',
    // Stays text, never becomes a formula.
    异议原因: '=抽磅密度取值偏高',
    凭证: '磅单.png、小票.pdf',
    项目部意见: '',
  })
})

it.each([[[]], [[{ name: '磅单.png', url: '/files/磅单.png' }]]])(
  'names an attachment only where there is one: %j',
  async (evidence) => {
    const settlement = db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00015')
    const client = await signIn('nanwan')
    const line = { billId: settlement?.id, lineId: settlement?.lines[1]?.id }
    const claim = { ...line, claimQuantity: '12.00', reason: '抽磅密度取值偏高', evidence }
    expect(await client.post('/api/gd-material/settlementDispute/save', claim)).toMatchObject({ code: 200 })
    await renderApp({ path: `/differencePreview?ids=${settlement?.id}`, account: 'nanwan' })
    await waitFor(() => expect(document.querySelector('.sheet')).toHaveTextContent('请项目部逐行填写意见并签字确认。'))
    expect(document.querySelector('.sheet')?.textContent?.includes('凭证见附件')).toBe(evidence.length > 0)
  },
)
