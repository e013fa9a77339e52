import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '#mocks/areas'
import {
  cellText,
  completeNote,
  noteOfContract,
  ORDER,
  openContractPage,
  openOrderPage,
  save,
} from '#tests/features/procurement/delivery/noteForm'
import { askedAt, field, fill, inPage, runApp, shows, user } from '#tests/kit/render'

runApp('supplier')

const copyLast = () => user.click(inPage().getByRole('button', { name: '复制上一张' }))
const answer = async (title: RegExp, button: RegExp) => {
  const dialog = await screen.findByRole('dialog', { name: title })
  await user.click(within(dialog).getByRole('button', { name: button }))
}

describe('copying the last note', () => {
  it('fills a new note with its truck, its receiver and its lines', async () => {
    noteOfContract('Φ16×9m')
    await openContractPage(['Φ12×9m', 'Φ16×9m'])
    await copyLast()
    await waitFor(() => expect(field('司机姓名')).toHaveValue('赵国庆'))
    expect(field('车牌号')).toHaveValue('粤A·D6688')
    expect(field('收货人')).toHaveValue('王工')
    expect(field('送货人（经办）')).toHaveValue('陈敏')
    expect([0, 1].map((row) => [cellText(row, '送货数量'), cellText(row, '炉批号')])).toEqual([
      ['', ''],
      ['12.345', ''],
    ])
    // The next truck carries another heat, so the last one's is offered, not filled in.
    expect(inPage().getByRole('alert')).toHaveTextContent(/上一车的炉批号.*Φ16×9m LZ7（SH20240501-0099 /)
    await user.click(inPage().getByRole('button', { name: '沿用到空白行' }))
    expect(cellText(1, '炉批号')).toBe('LZ7')
  })

  it('asks before it replaces typed input, and can keep that', async () => {
    noteOfContract('Φ16×9m')
    await openContractPage(['Φ16×9m'])
    await fill(field('收货人'), '自己填的')
    await copyLast()
    await answer(/^用送货单 SH20240501-0099 替换/, /保留已填写的/)
    await waitFor(() => expect(field('司机姓名')).toHaveValue('赵国庆'))
    expect(field('收货人')).toHaveValue('自己填的')
    await copyLast()
    await answer(/^用送货单/, /替\s*换/)
    await waitFor(() => expect(field('收货人')).toHaveValue('王工'))
  })
})

describe('a note that resembles another', () => {
  it('with the same plate and minute asks before it is saved', async () => {
    await openOrderPage()
    await completeNote()
    const deliverTime = db.delivers.find(({ carNo }) => carNo === '粤B12345') && field('发货时间').getAttribute('value')
    const model = db.delivers.find(({ deliverSn }) => deliverSn === 'SH20240321-0003')
    if (!model || !deliverTime) throw new Error('the seed has no such note')
    db.delivers.insert({
      ...model,
      id: '98',
      deliverSn: 'SH-TWIN',
      carNo: '粤B12345',
      deliverTime: `${deliverTime}:59`,
    })
    await save()
    await answer(/^可能重复：粤B·12345/, /返回修改/)
    expect(askedAt('/orderLogistics/add')).toEqual([])
    await save()
    await answer(/^可能重复/, /仍要保存/)
    await shows('送货信息')
    expect(db.delivers.filter(({ orderSn }) => orderSn === ORDER)).toHaveLength(1)
  })
})
