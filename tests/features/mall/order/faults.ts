import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { choose, fill } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { drawerForm } from '#tests/kit/suites/drawerScreen'
import { someFaults } from '#tests/kit/suites/writeFaults'

const order = db.mallOrders.find(({ storeId, orderStatus }) => storeId === '9003' && orderStatus === 'UNDELIVERED')
const parcel = drawerForm(`发货 ${order?.sn}`, '发货')

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'the parcel of an order',
    account: 'haichuan',
    path: () => `/orders?ship=${order?.sn}`,
    api: `/${order?.sn}/delivery`,
    complete: async () => {
      await waitFor(() => expect(parcel.input('物流单号')).toBeEnabled())
      await choose(parcel.input('物流公司'), '中通快递')
      await fill(parcel.input('物流单号'), 'ZT900000001')
    },
    button: parcel.button,
    done: parcel.done,
    kept: () => expect(parcel.input('物流单号')).toHaveValue('ZT900000001'),
    count: () => db.mallOrderParcels.filter(({ logisticsNo }) => logisticsNo === 'ZT900000001').length,
    faults: someFaults(0),
  },
]
