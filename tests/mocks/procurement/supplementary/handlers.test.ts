import { beforeEach, describe, expect, it } from 'vitest'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { Supplementary } from '#features/procurement/supplementary/model'
import { resetDb } from '#mocks/areas'
import { uploads } from '#mocks/kernel/server/file'
import { type Answer, allRecords, type Client, call, NOTES, send, signIn } from '#tests/kit/api'
import { contractInput, noteOf, orderDraft } from '#tests/mocks/procurement/delivery/note'

const SAVE = `${NOTES}/save-supplementary-information`
const READ = `${NOTES}/get-supplementary-information`
const UPLOAD = '/api/common/common/upload/file'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

const ticket = {
  ticketNo: 'BD1',
  grossWeight: '49.1',
  tareWeight: '17.9',
  weighTime: '2024-04-06 09:00:00',
  photoUrl: '',
}

async function openNote() {
  const { data } = await client.post<{ deliverSn: string }>(`${NOTES}/add`, orderDraft())
  return noteOf(client, data.deliverSn)
}

describe('supplementary information', () => {
  it('is stored, with the net weight computed and the note corrected', async () => {
    const note = await openNote()
    const heat = { itemId: note.items?.[0]?.id, heatNo: 'LZ9999', mill: '岭钢（示例）' }
    const body = {
      deliverSn: note.deliverSn,
      weighTickets: [{ ...ticket, netWeight: '1' }],
      heatNos: [heat],
      certificates: [{ name: '质保书.pdf', url: '/a.pdf' }],
      deliveryPhotos: ['a', 'b'],
      remark: '已与项目部核对',
    }
    expect((await client.post(SAVE, body)).success).toBe(true)
    const read = await client.get<Supplementary>(READ, { deliverSn: note.deliverSn })
    expect(read.data).toMatchObject({
      weighTickets: [{ grossWeight: '49.100', tareWeight: '17.900', netWeight: '31.200' }],
      certificates: [{ name: '质保书.pdf', url: '/a.pdf' }],
      deliveryPhotos: ['a', 'b'],
      signPhotos: [],
      remark: '已与项目部核对',
    })
    expect(await noteOf(client, note.deliverSn)).toMatchObject({
      hasSupplementary: true,
      hasSignPhotos: false,
      carNo: '粤B12345',
      items: [{ heatNo: 'LZ9999', weighedQuantity: null }],
    })
  })

  it('corrects driver and truck; a plate of the own fleet sets its type and trailer, another clears them', async () => {
    const { deliverSn } = await openNote()
    await client.post(SAVE, { deliverSn, driverName: '李师傅', driverPhone: '13900010009', carNo: '粤A·D6688' })
    expect(await noteOf(client, deliverSn)).toMatchObject({
      driverId: '',
      driverName: '李师傅',
      driverPhone: '13900010009',
      carNo: '粤AD6688',
      carType: '平板挂车',
      trailerNo: '粤A6688挂',
    })
    await client.post(SAVE, { deliverSn, carNo: '粤C99999' })
    expect(await noteOf(client, deliverSn)).toMatchObject({ carNo: '粤C99999', carId: '', carType: '', trailerNo: '' })
  })

  it('of a parcel has no driver to correct', async () => {
    const parcel = { deliverMode: 'EXPRESSAGE', logisticsCode: 'SHILI', logisticsNo: 'SF0001' } as const
    const { data } = await client.post<{ deliverSn: string }>(`${NOTES}/add`, orderDraft(parcel))
    await client.post(SAVE, { deliverSn: data.deliverSn, driverName: '李师傅', carNo: '粤C99999' })
    expect(await noteOf(client, data.deliverSn)).toMatchObject({
      driverName: '',
      carNo: '',
      supplementary: { driverName: '', carNo: '' },
    })
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['a tare above the gross', { weighTickets: [{ ...ticket, tareWeight: '49.1' }] }, '第1行毛重应大于皮重'],
    ['a ticket without weights', { weighTickets: [{ ticketNo: 'BD1' }] }, '第1行请填写毛重'],
    ['a ticket without number', { weighTickets: [ticket, { ...ticket, ticketNo: '' }] }, '第2行请填写磅单号'],
    ['a ticket twice', { weighTickets: [ticket, ticket] }, '第2行磅单号重复'],
    ['a weight that is no figure', { weighTickets: [{ ...ticket, grossWeight: '很重' }] }, '第1行毛重应为数字'],
    ['a weight in grams', { weighTickets: [{ ...ticket, tareWeight: '1.23456' }] }, '第1行皮重最多保留3位小数'],
    ['a time that is none', { weighTickets: [{ ...ticket, weighTime: '昨天' }] }, '第1行过磅时间格式不正确'],
    ['too many tickets', { weighTickets: Array(21).fill(ticket) }, '磅单最多20份'],
    ['too many photos', { signPhotos: Array(21).fill('a') }, '回单照片最多20份'],
    ['a certificate without file', { certificates: [{ name: '质保书.pdf', url: '' }] }, '质保书文件不完整'],
    ['a plate that is none', { carNo: '粤B·I2345' }, '车牌号格式不正确'],
    ['a masked phone', { driverPhone: '199****0001' }, '司机电话格式不正确'],
    ['a long remark', { remark: '长'.repeat(141) }, '备注不能超过140个字'],
    [
      'arriving before loading',
      { loadTime: '2024-04-06 10:00:00', arriveTime: '2024-04-06 09:00:00' },
      '到场时间不能早于装车时间',
    ],
    [
      'leaving before arriving',
      { arriveTime: '2024-04-06 10:00:00', leaveTime: '2024-04-06 09:00:00' },
      '离场时间不能早于到场时间',
    ],
    [
      'leaving before loading',
      { loadTime: '2024-04-06 10:00:00', leaveTime: '2024-04-06 09:00:00' },
      '离场时间不能早于装车时间',
    ],
    ['a line of another note', { heatNos: [{ itemId: '1', heatNo: 'LZ1234' }] }, '材料行不存在'],
    [
      'a heat that is none',
      { heatNos: [{ itemId: '1', heatNo: '炉' }] },
      '第1行炉批号应为4–40位字母、数字、“-”或“/”，多个用“、”分隔',
    ],
    ['a mill without heat', { heatNos: [{ itemId: '1', heatNo: '', mill: '岭钢' }] }, '第1行请填写炉批号'],
  ])('is rejected with %s', async (_, body, message) => {
    const note = await openNote()
    expect(await client.post(SAVE, { ...body, deliverSn: note.deliverSn })).toMatchObject({ code: 400, message })
    expect((await noteOf(client, note.deliverSn)).hasSupplementary).toBe(false)
  })

  it('takes one heat number for a line, and none for materials without heat numbers', async () => {
    const note = await openNote()
    const heat = { itemId: note.items?.[0]?.id, heatNo: 'LZ9999' }
    expect((await client.post(SAVE, { deliverSn: note.deliverSn, heatNos: [heat, heat] })).message).toBe('材料行重复')
    const concrete = await signIn('nanwan')
    const { payload } = await contractInput(concrete, 'CONCRETE', { pouringPart: '3#楼' })
    const { data } = await concrete.post<{ deliverSn: string }>(`${NOTES}/add`, payload)
    const [item] = (await noteOf(concrete, data.deliverSn)).items ?? []
    const body = { deliverSn: data.deliverSn, heatNos: [{ itemId: item?.id, heatNo: 'LZ9999' }] }
    expect((await concrete.post(SAVE, body)).message).toBe('该材料类型没有炉批号')
  })

  it('may be written until the goods are stocked in', async () => {
    const { deliverSn } = await openNote()
    const save = (remark: string) => client.post(SAVE, { deliverSn, remark })
    expect((await save('在途')).success).toBe(true)
    await call('POST', '/__mock/act', { body: { action: 'accept', id: deliverSn } })
    expect((await save('已验收')).success).toBe(true)
    await call('POST', '/__mock/act', { body: { action: 'stockIn', id: deliverSn } })
    expect(await save('已入库')).toMatchObject({ code: 400, message: '当前状态不允许该操作' })
    expect((await client.get<Supplementary>(READ, { deliverSn })).data.remark).toBe('已验收')
  })

  it('takes further files once the goods are stocked in, and nothing else', async () => {
    const note = await openNote()
    const { deliverSn } = note
    const heat = { itemId: note.items?.[0]?.id, heatNo: 'LZ9999', mill: '' }
    const before = { deliverSn, weighTickets: [ticket], heatNos: [heat], carNo: '粤A·D6688', signPhotos: ['a'] }
    expect((await client.post(SAVE, before)).success).toBe(true)
    for (const action of ['accept', 'stockIn']) await call('POST', '/__mock/act', { body: { action, id: deliverSn } })
    const stored = (await client.get<Supplementary>(READ, { deliverSn })).data
    const certificates = [{ name: '质保书.pdf', url: '/a.pdf' }]
    expect((await client.post(SAVE, { ...stored, signPhotos: ['a', 'b'] })).success).toBe(true)
    expect((await client.post(SAVE, { deliverSn, signPhotos: ['a', 'b', 'c'], certificates })).success).toBe(true)
    expect((await client.get(READ, { deliverSn })).data).toEqual({
      ...stored,
      signPhotos: ['a', 'b', 'c'],
      certificates,
    })
    const files = { signPhotos: ['a', 'b', 'c'], certificates }
    for (const refused of [
      { ...files, signPhotos: ['b'] },
      { ...files, carNo: '粤C99999' },
      { ...files, remark: '补' },
      { ...files, heatNos: [{ ...heat, heatNo: 'LZ1111' }] },
      { ...files, weighTickets: [{ ...ticket, grossWeight: '50' }] },
    ])
      expect(await client.post(SAVE, { deliverSn, ...refused })).toMatchObject({ message: '当前状态不允许该操作' })
    expect(await noteOf(client, deliverSn)).toMatchObject({ carNo: '粤AD6688', hasSignPhotos: true })
  })

  it('never replaces the weights of the site', async () => {
    const { deliverSn } = await openNote()
    await call('POST', '/__mock/act', { body: { action: 'accept', id: deliverSn } })
    const weighed = (await noteOf(client, deliverSn)).items?.[0]?.weighedQuantity
    await client.post(SAVE, { deliverSn, weighTickets: [ticket] })
    expect((await noteOf(client, deliverSn)).items?.[0]?.weighedQuantity).toBe(weighed)
  })

  it('is readable by its supplier only, and empty when there is none', async () => {
    const note = await openNote()
    expect((await client.get(READ, { deliverSn: note.deliverSn })).data).toEqual({})
    const other = await signIn('nanwan')
    expect((await other.post(SAVE, { deliverSn: note.deliverSn })).message).toBe('送货单不存在')
    expect((await other.get(READ, { deliverSn: note.deliverSn })).message).toBe('送货单不存在')
  })

  it('with the signed copy moves the note to the other side of the filter at once', async () => {
    const { deliverSn } = await openNote()
    const of = async (signed: string) => {
      const notes = await allRecords<DeliveryNote>(client, `${NOTES}/get-deliver-page/1`, { signed })
      return notes.map((note) => [note.deliverSn === deliverSn, note.hasSignPhotos])
    }
    expect(await of('0')).toContainEqual([true, false])
    await client.post(SAVE, { deliverSn, signPhotos: ['/a.jpg'] })
    expect(await of('1')).toContainEqual([true, true])
    expect((await of('0')).every(([isIt, isSigned]) => !isIt && !isSigned)).toBe(true)
    await client.post(SAVE, { deliverSn, signPhotos: [] })
    expect(await of('0')).toContainEqual([true, false])
  })
})

describe('uploading a file', () => {
  async function upload(file: File | null, token = client.token): Promise<Answer<string>> {
    const body = new FormData()
    if (file) body.append('file', file)
    return call('POST', UPLOAD, { body, headers: { Authorization: `Bearer ${token}` } })
  }

  it('returns an address that serves the file unchanged', async () => {
    const { data } = await upload(new File(['BM 回单'], '回单.JPG'))
    const response = await send('GET', data)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(await response.text()).toBe('BM 回单')
  })

  it.each([
    ['none', null, '请选择文件'],
    ['a program', new File(['x'], '回单.exe'), '不支持的文件类型'],
    ['a text named as a photo', new File(['text'], '回单.jpg'), '文件内容与扩展名不符，请确认文件没有损坏'],
    ['an empty one', new File([], '回单.jpg'), '文件内容为空'],
    ['one of more than 20 MB', new File([new Uint8Array(20 * 1024 * 1024 + 1)], '回单.jpg'), '文件大小不能超过20MB'],
  ])('rejects %s', async (_, file, message) => {
    expect(await upload(file)).toMatchObject({ code: 400, message })
    expect(uploads.size).toBe(0)
  })

  it('is open to signed-in accounts only', async () => {
    expect((await upload(new File(['x'], 'a.jpg'), 'nobody')).success).toBe(false)
  })
})
