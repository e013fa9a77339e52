import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pages, printPages } from '#app/pages'
import { db } from '#mocks/areas'
import { alterAnswers, alterations } from '#tests/kit/alter'
import { idle, reopen, runApp, server, signIn } from '#tests/kit/render'

runApp('supplier')
afterEach(() => server.resetHandlers())

const contract = (status: number) =>
  db.contracts.find((row) => row.supplierId === '9001' && row.status === status)?.id ?? ''
const order = () => db.orders.find((row) => row.supplierId === '9001' && row.status === 'UNDELIVERED')
const note = () => db.delivers.find((row) => row.supplierId === '9001' && row.status === 1)
const feature = () => db.features.all()[0]?.featureId ?? ''

/** What each screen is asked for, so that it has a record to read. */
const QUERIES: Readonly<Record<string, () => Record<string, string>>> = {
  agreementDetail: () => ({ id: contract(8) }),
  agreementEdit: () => ({ id: contract(0) }),
  purchaseDetail: () => ({ orderSn: order()?.orderSn ?? '' }),
  deliverDetail: () => ({ deliverSn: note()?.deliverSn ?? '' }),
  createDeliver: () => ({ orderSn: order()?.orderSn ?? '', items: 'all' }),
  settlementDetail: () => ({ id: db.settlements.find((row) => row.supplierId === '9001')?.id ?? '' }),
  driverList: () => ({ edit: db.drivers.find((row) => row.supplierId === '9001')?.id ?? '' }),
  carList: () => ({ edit: db.cars.find((row) => row.supplierId === '9001')?.id ?? '' }),
  platformServicePayment: () => ({ featureId: feature() }),
  purchaseRecordDetail: () => ({ id: db.platformOrders.find((row) => row.supplierId === '9001')?.id ?? '' }),
  deliverPreview: () => ({ ids: note()?.id ?? '' }),
  settlementPreview: () => ({ id: db.settlements.find((row) => row.supplierId === '9001')?.id ?? '' }),
}

/** What a screen says where there is nothing: of an answer that could not be read it would be a lie. */
const NOTHING_THERE = /还没有|没有符合|没有可|没有找到|没有生效|没有材料|没有附件|暂无|尚未|共 0 条|已到期或已不在/

describe.each([...pages, ...printPages].map(({ name, path }) => [name, path] as const))('%s', (name, path) => {
  const address = () => `${path}?${new URLSearchParams(QUERIES[name]?.() ?? {})}`

  it('survives every altered answer, and takes none that cannot be read for an empty one', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const faults: string[] = []
    await signIn('yueheng')
    for (const alteration of alterations) {
      alterAnswers(alteration)
      reopen(address())
      await idle()
      const shown = document.body.textContent ?? ''
      if (screen.queryByText('页面出错了')) faults.push(`${alteration.name}: crashed`)
      if (alteration.isUnreadable && NOTHING_THERE.test(shown)) {
        faults.push(`${alteration.name}: ${NOTHING_THERE.exec(shown)?.[0]}`)
      }
      server.resetHandlers()
    }
    expect(faults).toEqual([])
  })
})
