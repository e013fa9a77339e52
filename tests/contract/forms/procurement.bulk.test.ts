import * as v from 'valibot'
import { beforeAll, describe, it } from 'vitest'
import { onlyErrors } from '#domain/text'
import { dayAfter, serverToday } from '#domain/time'
import { contractFields } from '#features/procurement/contract/fields'
import { contractPayloadSchema, validateContract, validateDrop } from '#features/procurement/contract/model'
import { deliveryNoteFields, deliveryNoteItemFields } from '#features/procurement/delivery/fields'
import { deliveryNotePayloadSchema, validateDeliveryNote } from '#features/procurement/delivery/model/payload'
import { disputeFields } from '#features/procurement/dispute/fields'
import { disputePayloadSchema, validateDispute } from '#features/procurement/dispute/model'
import { carFields, driverFields } from '#features/procurement/fleet/fields'
import { carInput, driverInput } from '#features/procurement/fleet/model'
import { validateCar, validateDriver } from '#features/procurement/fleet/model/checks'
import { materialInput } from '#features/procurement/material/model'
import { sendTimeFields } from '#features/procurement/purchase/fields'
import { sourcesOfOrder, validateSendTime } from '#features/procurement/purchase/model'
import { confirmError, validateObjection } from '#features/procurement/settlement/model'
import { heatFields, supplementaryFields, ticketFields } from '#features/procurement/supplementary/fields'
import { supplementarySchema, validateSupplementary } from '#features/procurement/supplementary/model'
import { db, resetDb } from '#mocks/areas'
import { lineErrors } from '#mocks/procurement/contract/lineRules'
import { deliveredQuantities } from '#mocks/procurement/contract/rules'
import { orderLines } from '#mocks/procurement/purchase/rules'
import { type Client, CONTRACTS, FLEET, MATERIALS, NOTES, ORDERS, signIn } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { contractIn, detail, line, payload } from '#tests/mocks/procurement/contract/contractInput'
import { noteOf, orderDraft } from '#tests/mocks/procurement/delivery/note'
import { inputErrors, one } from './rows'

const BILL = '/api/gd-material/settlementBill'
const DISPUTE = '/api/gd-material/settlementDispute'

let client: Client
beforeAll(async () => {
  resetDb()
  client = await signIn('yueheng')
})

/** What the form refuses of a contract as it was saved, lines included. */
async function contractErrors(id: string, stage: 'update' | 'commit') {
  const input = v.parse(contractPayloadSchema, await detail(client, id))
  const row = one(db.contracts.get(id))
  const lines = db.materials.filter(({ contractId }) => contractId === id)
  return {
    ...validateContract(input, stage, lines.length),
    ...inputErrors(contractFields, input),
    ...Object.assign({}, ...lines.map((material) => lineErrors(row, materialInput(material)))),
  }
}

describe('of random bodies about a contract only those are taken that the form takes', () => {
  it('of a new one', async () => {
    await takesOnly(
      altered(payload({ contractCode: 'HT-BODY-1', settleBasis: 'WEIGHED', toleranceRate: '3' })),
      (body) => client.post<{ id: string }>(`${CONTRACTS}/createContract`, body),
      (_, { data }) => contractErrors((data as { id: string }).id, 'update'),
    )
  })

  it('of one to submit', async () => {
    const { id, version } = contractIn(0)
    const sound = { ...payload({ contractCode: 'HT-BODY-2' }), id, version }
    await takesOnly(
      altered(sound),
      (body) => client.post(`${CONTRACTS}/updateContractAndCommit`, body),
      ({ id: sent }) => contractErrors(String(sent), 'commit'),
    )
  })

  it('of a line', async () => {
    const { id } = await client
      .post<{ id: string }>(`${CONTRACTS}/createContract`, payload({ contractCode: 'HT-BODY-3', materials: [] }))
      .then(({ data }) => data)
    await takesOnly(
      altered({ contractId: id, ...line({ remark: '到场验收' }) }),
      (body) => client.post(`${MATERIALS}/saveContractMaterial`, body),
      () => contractErrors(id, 'update'),
    )
  })

  it('of the reason for voiding one', async () => {
    const { id } = contractIn(0)
    await takesOnly(
      altered({ id, reason: '重复录入' }),
      (body) => client.post(`${CONTRACTS}/dropContract`, body),
      () => validateDrop({ reason: one(db.contracts.get(id)).rejectReason }),
    )
  })
})

describe('of random bodies about deliveries only those are taken that the form takes', () => {
  it('of a send time', async () => {
    const order = one(
      db.orders.find((row) => row.supplierId === '9001' && row.status === 'UNDELIVERED' && !row.sendTimeVerified),
    )
    const sound = { orderSn: order.orderSn, sendTime: `${dayAfter(serverToday(), 2)} 08:00:00`, remark: '早上到' }
    await takesOnly(
      altered(sound),
      (body) => client.post(`${ORDERS}/verifySendTime`, body),
      (body) => ({
        ...validateSendTime(body),
        ...inputErrors(sendTimeFields, body),
      }),
    )
  })

  it('of a delivery note', async () => {
    const order = one(db.orders.find(({ orderSn }) => orderSn === orderDraft().orderSn))
    const sources = sourcesOfOrder(orderLines(order, deliveredQuantities()))
    const item = { pieces: '12', remark: '轻放', sourceItemId: '', quantity: '20.000', heatNo: 'LZ24040601' }
    const sound = {
      ...orderDraft({}, { ...item, sourceItemId: one(orderDraft().items[0]).sourceItemId }),
      deliverName: '陈师傅',
      deliverPhone: '13800000001',
      receiverName: '周工',
      receiverPhone: '13900000002',
      receiverAddress: '滨江二号地块',
      expectArriveTime: '2024-04-06 12:00:00',
      remark: '走西门',
      driverId: '',
      carId: '',
      carType: '',
      trailerNo: '粤B1234挂',
    }
    await takesOnly(
      altered(sound),
      (body) => client.post<{ deliverSn: string }>(`${NOTES}/add`, body),
      async (_, { data }) => {
        const note = await noteOf(client, (data as { deliverSn: string }).deliverSn)
        const items = note.items ?? []
        const sent = v.parse(deliveryNotePayloadSchema, { ...note, items: [] })
        return {
          ...validateDeliveryNote(
            { ...sent, items: items.map((own) => ({ ...own, pieces: own.pieces ?? '' })) },
            sources,
          ),
          ...inputErrors(deliveryNoteFields, note),
          ...Object.assign({}, ...items.map((own) => inputErrors(deliveryNoteItemFields, own))),
        }
      },
    )
  })

  it('of the reason for voiding one', async () => {
    const { id } = one(db.delivers.find((row) => row.supplierId === '9001' && row.status === 0))
    await takesOnly(
      altered({ id, reason: '装错车' }),
      (body) => client.post(`${NOTES}/void`, body),
      () => validateDrop({ reason: one(db.delivers.get(id)).voided?.detail ?? '' }),
    )
  })

  it('of supplementary information', async () => {
    const note = one(
      db.delivers.find((row) => row.supplierId === '9001' && row.status === 0 && row.materialType === 'REBAR'),
    )
    const file = { name: '质保书.pdf', url: '/api/common/common/file/content/a.pdf' }
    const sound = {
      deliverSn: note.deliverSn,
      weighTickets: [
        ...[
          { ticketNo: 'BD1', grossWeight: '49.1', tareWeight: '17.9', weighTime: '2024-04-06 09:00:00', photoUrl: '' },
        ],
      ],
      heatNos: note.items.slice(0, 1).map(({ id }) => ({ itemId: id, heatNo: 'LZ9999', mill: '岭钢' })),
      certificates: [file],
      deliveryPhotos: ['a', 'b'],
      signPhotos: [],
      remark: '已核对',
      loadTime: '2024-04-06 07:00:00',
      arriveTime: '2024-04-06 09:00:00',
      leaveTime: '2024-04-06 10:00:00',
      driverName: '张建军',
      driverPhone: '19900010001',
      carNo: '粤B12345',
    }
    await takesOnly(
      altered(sound),
      (body) => client.post(`${NOTES}/save-supplementary-information`, body),
      () => {
        const info = v.parse(supplementarySchema, one(db.delivers.get(note.id)).supplementary)
        return {
          ...validateSupplementary(info),
          ...inputErrors(supplementaryFields, info),
          ...Object.assign({}, ...info.weighTickets.map((ticket) => inputErrors(ticketFields, ticket))),
          ...Object.assign({}, ...info.heatNos.map((heat) => inputErrors(heatFields, heat))),
        }
      },
    )
  })
})

describe('of random bodies about the fleet only those are taken that the form takes', () => {
  it('of a driver', async () => {
    const car = one(db.cars.find(({ supplierId }) => supplierId === '9001'))
    const sound = {
      driverName: '张建军',
      driverPhone: '13812345678',
      idCardNo: '',
      licenseNo: '440300',
      licenseType: 'A2',
      licenseExpire: '2030-01-01',
      defaultCarId: car.id,
      status: 1,
      remark: '',
    }
    await takesOnly(
      altered(sound),
      (body) => client.post(`${FLEET}/driver/add`, body),
      () => {
        const driver = v.parse(driverInput, db.drivers.all().at(-1))
        return { ...validateDriver(driver), ...inputErrors(driverFields, driver) }
      },
    )
  })

  it('of a vehicle', async () => {
    const sound = {
      carNo: '粤B99999',
      carType: one(db.cars.all()[0]).carType,
      trailerNo: '',
      ownerName: '粤恒',
      loadTon: '30',
      volume: '',
      inspectExpire: '2030-01-01',
      insuranceExpire: '2030-01-01',
      status: 1,
      remark: '',
    }
    await takesOnly(
      altered(sound),
      (body) => client.post(`${FLEET}/car/add`, body),
      () => {
        const car = v.parse(carInput, db.cars.all().at(-1))
        return { ...validateCar(car), ...inputErrors(carFields, car) }
      },
    )
  })
})

describe('of random bodies about settlements only those are taken that the form takes', () => {
  const open = () => one(db.settlements.find((row) => row.supplierId === '9001' && row.status === 8))

  it('of a confirmation', async () => {
    const { id, totalAmountTax } = open()
    await takesOnly(
      altered({ id, totalAmountTax }),
      (body) => client.post(`${BILL}/confirm`, body),
      () => onlyErrors({ confirm: confirmError({ openDisputeCount: 0 }) }),
    )
  })

  it('of an objection', async () => {
    const { id } = open()
    await takesOnly(
      altered({ id, reason: '数量不符' }),
      (body) => client.post(`${BILL}/object`, body),
      ({ reason }) => validateObjection({ reason: String(reason ?? '') }, { openDisputeCount: 0 }),
    )
  })

  it('of a dispute about a line', async () => {
    const bill = open()
    const [disputed] = bill.lines
    const sound = {
      billId: bill.id,
      lineId: one(disputed).id,
      claimQuantity: '1',
      claimPrice: '10.5',
      reason: '少计',
      evidence: ['/a.jpg'],
    }
    await takesOnly(
      altered(sound),
      (body) => client.post(`${DISPUTE}/save`, body),
      ({ lineId }) => {
        const claim = v.parse(disputePayloadSchema, db.disputes.get(String(lineId)))
        const about = one(bill.lines.find(({ id }) => id === String(lineId)))
        return { ...validateDispute(claim, about), ...inputErrors(disputeFields, claim) }
      },
    )
  })
})
