import { beforeEach, describe, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { signIn } from '#tests/kit/api'

const DRIVER = '/api/gd-system/supplier/driver'
const CAR = '/api/gd-system/supplier/car'

beforeEach(resetDb)

describe('drivers', () => {
  const driver = { driverName: '丁示例', driverPhone: '19900099001', licenseType: 'B2', status: 1 }

  it('are added, changed and deleted', async () => {
    const client = await signIn('yueheng')
    const added = await client.post(`${DRIVER}/add`, driver)
    expect(added.success).toBe(true)
    const id = (added.data as { id: string }).id
    expect(db.drivers.get(id)).toMatchObject({ ...driver, supplierId: '9001' })
    await client.post(`${DRIVER}/update`, { ...driver, id, driverName: '丁改名' })
    expect(db.drivers.get(id)?.driverName).toBe('丁改名')
    await client.post(`${DRIVER}/delete?ids=${id}`, {})
    expect(db.drivers.get(id)).toBeUndefined()
  })

  it.each([
    ['no name', { ...driver, driverName: ' ' }, '请填写司机姓名'],
    ['a bad phone', { ...driver, driverPhone: '12345' }, '司机电话格式不正确'],
    ['a phone another driver has', { ...driver, driverPhone: '19900010001' }, '司机电话与司机 张建军 相同'],
    ['a licence another driver has', { ...driver, licenseNo: '４４０３00010001' }, '驾驶证号与司机 张建军 相同'],
    ['a vehicle of nobody', { ...driver, defaultCarId: '1' }, '车辆不存在'],
  ])('are rejected with %s', async (_name, body, message) => {
    const client = await signIn('yueheng')
    expect(await client.post(`${DRIVER}/add`, body)).toMatchObject({ success: false, code: 400, message })
  })

  it('keep their own numbers, and a masked identity card is no one else’s', async () => {
    const client = await signIn('yueheng')
    const own = db.drivers.find(({ supplierId }) => supplierId === '9001')
    expect((await client.post(`${DRIVER}/update`, { ...own })).success).toBe(true)
    const card = { idCardNo: '44030119900101001X' }
    expect((await client.post(`${DRIVER}/add`, { ...driver, ...card })).success).toBe(true)
    const second = { ...driver, driverPhone: '19900099002', idCardNo: '44030119900101001x' }
    expect(await client.post(`${DRIVER}/add`, second)).toMatchObject({ message: '身份证号与司机 丁示例 相同' })
  })

  it('may have the same phone as a driver of another supplier', async () => {
    const client = await signIn('nanwan')
    expect((await client.post(`${DRIVER}/add`, { ...driver, driverPhone: '19900010001' })).success).toBe(true)
  })

  it('of a note that waits for acceptance cannot be deleted', async () => {
    const client = await signIn('yueheng')
    const note = db.delivers.find((row) => row.supplierId === '9001' && row.status === 0 && row.driverId !== '')
    expect(await client.post(`${DRIVER}/delete`, { ids: [note?.driverId] })).toMatchObject({
      success: false,
      message: '存在待验收送货单，不能删除',
    })
  })

  it('of another supplier do not exist, and a viewer may not write', async () => {
    const foreign = db.drivers.find((row) => row.supplierId === '9003')
    const plain = await signIn('yueheng')
    expect(await plain.post(`${DRIVER}/update`, { ...driver, id: foreign?.id })).toMatchObject({
      success: false,
      message: '司机不存在',
    })
    const clerk = await signIn('haichuan01')
    expect(await clerk.post(`${DRIVER}/add`, driver)).toMatchObject({ success: false, message: '权限不足' })
  })
})

describe('vehicles', () => {
  it('store their plate without dots, however it was written', async () => {
    const client = await signIn('yueheng')
    const added = await client.post(`${CAR}/add`, { carNo: '粤b·9a001', loadTon: '12', status: 1 })
    expect(db.cars.get((added.data as { id: string }).id)?.carNo).toBe('粤B9A001')
  })

  it.each([
    ['no plate', { carNo: '' }, '请填写车牌号'],
    ['a plate with the letter I', { carNo: '粤B·I2345' }, '车牌号格式不正确'],
    ['a plate another one has', { carNo: '粤B·12345' }, '车牌号 粤B·12345 已存在'],
    ['a load that is no number', { carNo: '粤B·9A002', loadTon: '很多' }, '载重应为数字'],
  ])('are rejected with %s', async (_name, body, message) => {
    const client = await signIn('yueheng')
    expect(await client.post(`${CAR}/add`, { status: 1, ...body })).toMatchObject({ success: false, message })
  })

  it('pass their new plate to the drivers who usually drive them', async () => {
    const client = await signIn('yueheng')
    const driver = db.drivers.find((row) => row.supplierId === '9001' && row.defaultCarId !== '')
    await client.post(`${CAR}/update`, { id: driver?.defaultCarId, carNo: '粤B·9A003', status: 1 })
    expect(db.drivers.get(driver?.id ?? '')?.defaultCarNo).toBe('粤B9A003')
  })
})
