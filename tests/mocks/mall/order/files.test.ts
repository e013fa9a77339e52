import { beforeEach, describe, expect, it } from 'vitest'
import writeExcel from 'write-excel-file/node'
import { OWN_TRUCK } from '#features/store/logistics/model'
import { db, resetDb } from '#mocks/areas'
import { type Client, send, signIn } from '#tests/kit/api'
import { rowsOfFile } from '#tests/kit/worksheet'
import { type WorksheetRow, worksheetOf } from '#tests/kit/zip'
import { linesOf, orderIn } from './shopOrders'

const BASE = '/api/store/order/order'
let shop: Client
beforeEach(async () => {
  resetDb()
  shop = await signIn('haichuan')
})

describe('a batch shipping workbook', () => {
  const batch = async (rows: string[][]) => {
    const body = new FormData()
    const cells = [['订单编号', '物流公司', '物流编号'], ...rows].map((row) =>
      row.map((value) => ({ value, type: String })),
    )
    body.append('files', new Blob([new Uint8Array(await writeExcel(cells).toBuffer())]), '批量发货.xlsx')
    return shop.post(`${BASE}/batchDeliver`, body)
  }
  it('ships all of its orders, or none with the first error', async () => {
    const [a, b] = db.mallOrders.filter((row) => row.storeId === '9003' && row.orderStatus === 'UNDELIVERED')
    const refused = await batch([
      [a?.sn ?? '', '顺丰速运', 'SF0001'],
      ['O404', '顺丰速运', 'SF0002'],
    ])
    expect(refused).toMatchObject({ http: 400, message: "订单编号：'O404 '不存在" })
    expect(db.mallOrders.get(a?.id ?? '')?.orderStatus).toBe('UNDELIVERED')
    expect(await batch([[a?.sn ?? '', '无此物流', 'SF0001']])).toMatchObject({ message: "物流公司：'无此物流 '不存在" })
    expect(await batch([[orderIn('COMPLETED').sn, '顺丰速运', 'SF0001']])).toMatchObject({
      message: `订单编号：'${orderIn('COMPLETED').sn} '不能发货`,
    })
    const taken = await batch([
      [a?.sn ?? '', '顺丰速运', 'SF0001'],
      [b?.sn ?? '', '中通快递', 'ZT0002'],
    ])
    expect(taken.success).toBe(true)
    expect(db.mallOrders.get(b?.id ?? '')).toMatchObject({ orderStatus: 'DELIVERED', logisticsNo: 'ZT0002' })
  })

  it('is read by its heads, and refuses hidden rows and cells that Excel has changed', async () => {
    const [a, b] = db.mallOrders.filter((row) => row.storeId === '9003' && row.orderStatus === 'UNDELIVERED')
    const send = (rows: WorksheetRow[]) => {
      const body = new FormData()
      body.append(
        'files',
        new Blob([worksheetOf([['发货清单'], ['快递单号', '订单号', '快递公司'], ...rows])]),
        '发货.xlsx',
      )
      return shop.post<unknown>(`${BASE}/batchDeliver`, body)
    }
    const wrong = await send([
      [431234567890123000, a?.sn ?? '', '顺丰速运'],
      { cells: ['SF0002', b?.sn ?? '', '顺丰速运'], isHidden: true },
    ])
    expect(wrong.message.split('；')).toEqual([
      expect.stringMatching(/^第3行「物流编号」是超过15位的数字/),
      '第4行Excel中隐藏的行，请确认后导入',
    ])
    expect((await send([['ＳＦ0001', a?.sn ?? '', '顺丰速运']])).success).toBe(true)
    expect(db.mallOrders.get(a?.id ?? '')).toMatchObject({ orderStatus: 'DELIVERED', logisticsNo: 'SF0001' })
  })

  it('has an own vehicle in three columns, or in one as older templates do', async () => {
    const [a, b] = db.mallOrders.filter((row) => row.storeId === '9003' && row.orderStatus === 'UNDELIVERED')
    const heads = ['订单编号', '物流公司', '物流编号', '车牌号', '司机电话', '司机姓名']
    const ship = (rows: WorksheetRow[]) => {
      const body = new FormData()
      body.append('files', new Blob([worksheetOf([heads, ...rows])]), '发货.xlsx')
      return shop.post<unknown>(`${BASE}/batchDeliver`, body)
    }
    const wrong = await ship([[a?.sn ?? '', OWN_TRUCK, '', '粤B12345', '19900010001', '']])
    expect(wrong.message).toBe('请填写司机姓名')
    const sent = await ship([
      [a?.sn ?? '', OWN_TRUCK, '', '粤B12345', '19900010001', '张建军'],
      [b?.sn ?? '', OWN_TRUCK, '粤B12345/19900010001/张建军', '', '', ''],
    ])
    expect(sent.success).toBe(true)
    const numbers = [a, b].map((order) => db.mallOrders.get(order?.id ?? '')?.logisticsNo)
    expect(numbers).toEqual(Array(2).fill('粤B12345/19900010001/张建军'))
  })

  it('to fill in has an example, and of a partly shipped order what is left, which the file then ships', async () => {
    const { sn, id } = orderIn('PARTS_DELIVERED')
    const response = await send('GET', `${BASE}/downLoadDeliverExcel`, {
      headers: { Authorization: `Bearer ${shop.token}` },
    })
    const rows = await rowsOfFile(new Blob([await response.arrayBuffer()]))
    expect(rows[1]?.[0]).toMatch(/^示例（不导入）/)
    expect(rows[2]?.slice(1, 6)).toEqual([OWN_TRUCK, '', '粤B12345', '19900010001', '李四'])
    const left = linesOf(sn).filter(({ num, deliverNumber }) => num > deliverNumber)
    const row = rows.find((cells) => cells[0] === sn) ?? []
    expect(row[7]).toBe(
      left.map(({ goodsName, num, deliverNumber }) => `${goodsName}×${num - deliverNumber}`).join('；'),
    )
    const sent = await batch([rows[1]?.slice(0, 3) ?? [], [sn, '中通快递', 'ZT0003']])
    expect(sent.success).toBe(true)
    expect(db.mallOrders.get(id)?.orderStatus).toBe('DELIVERED')
  })
})
