import { beforeEach, describe, expect, it } from 'vitest'
import type { Contract } from '#features/procurement/contract/model'
import type { DeliverableMaterial } from '#features/procurement/material/model'
import { resetDb } from '#mocks/areas'
import { allRecords, type Client, CONTRACTS, call, MATERIALS, signIn } from '#tests/kit/api'
import { noteOf } from '#tests/mocks/procurement/delivery/note'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

function control<Data>(name: string, body: unknown) {
  return call<Data>('POST', `/__mock/${name}`, { body })
}

describe('a note of any length', () => {
  it.each([1, 8, 57, 200])('has %i lines, each with its amount', async (lines) => {
    const { data } = await control<{ id: string; deliverSn: string }>('note', { lines })
    const note = await noteOf(client, data.deliverSn)
    expect(note).toMatchObject({ id: data.id, status: 0, itemCount: lines, printCount: 0 })
    expect(note.items?.map(({ seq }) => seq)).toEqual(Array.from({ length: lines }, (_, index) => index + 1))
    expect(new Set(note.items?.map(({ heatNo }) => heatNo)).size).toBe(lines)
    expect(note.items?.every(({ quantity, amountTax }) => Number(quantity) > 0 && Number(amountTax) > 0)).toBe(true)
    expect(Math.max(...(note.items ?? []).map(({ materialName }) => materialName.length))).toBeLessThan(4)
  })

  it('has a long name at every seventh line on request', async () => {
    const { data } = await control<{ deliverSn: string }>('note', { lines: 15, longNames: true })
    const { items = [] } = await noteOf(client, data.deliverSn)
    expect(items.filter(({ materialName }) => materialName.length > 20).map(({ seq }) => seq)).toEqual([7, 14])
  })

  it('has a number of its own', async () => {
    const made = []
    for (let count = 0; count < 50; count++) made.push(await control<{ deliverSn: string }>('note', { lines: 3 }))
    const numbers = made.map(({ data }) => data.deliverSn)
    expect(new Set(numbers).size).toBe(50)
    expect(numbers.every((deliverSn) => /^SH\d{8}-\d{4}$/.test(deliverSn))).toBe(true)
  })
})

describe('a contract of any length', () => {
  it('is approved and can be delivered from', async () => {
    const { data } = await control<{ id: string }>('contract', { materials: 120 })
    const contract = await client.get<Contract>(`${CONTRACTS}/queryContractById`, { id: data.id })
    expect(contract.data).toMatchObject({ status: 8, materialCount: 120 })
    const lines = await allRecords<DeliverableMaterial>(client, `${MATERIALS}/listWithContractByPage`, {
      contractId: data.id,
    })
    expect(lines).toHaveLength(120)
    expect(lines.every(({ remainQuantity }) => remainQuantity === '100.000')).toBe(true)
  })

  it('has a code of its own', async () => {
    await control('contract', { materials: 1 })
    await control('contract', { materials: 1 })
    const codes = (await allRecords<Contract>(client, `${CONTRACTS}/queryContractsByCondition`)).map(
      ({ contractCode }) => contractCode,
    )
    expect(new Set(codes).size).toBe(codes.length)
  })
})

it.each([
  ['note', { lines: 0 }],
  ['note', {}],
  ['note', { lines: 1001 }],
  ['contract', { materials: 1.5 }],
  ['contract', { materials: 'x' }],
])('rejects a %s of %j', async (name, body) => {
  expect(await control(name, body)).toMatchObject({ code: 400, success: false })
})
