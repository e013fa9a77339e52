import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { fill } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { drawerForm } from '#tests/kit/suites/drawerScreen'
import { someFaults } from '#tests/kit/suites/writeFaults'

const claim = db.afterSales.find(
  ({ storeId, serviceStatus, serviceType }) =>
    storeId === '9003' && serviceStatus === 'APPLY' && serviceType === 'RETURN_GOODS',
)
const consent = drawerForm(`同意售后申请 ${claim?.sn}`, '同意')

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'the consent to a return',
    account: 'haichuan',
    path: () => `/after-sales?edit=${claim?.sn}`,
    api: `/afterSale/review/${claim?.sn}`,
    complete: async () => {
      await waitFor(() => expect(consent.within().getByRole('radio', { name: /^售后地址一：海川/ })).toBeChecked())
      await fill(consent.input('备注信息'), '请原包装寄回')
    },
    button: consent.button,
    confirm: () =>
      screen.queryByRole('dialog', { name: /^同意退款 .* 元？$/ })?.querySelector<HTMLElement>('.ant-btn-primary') ??
      null,
    done: consent.done,
    kept: () => expect(consent.input('备注信息')).toHaveValue('请原包装寄回'),
    count: () => db.afterSales.filter(({ auditRemark }) => auditRemark === '请原包装寄回').length,
    faults: someFaults(1),
  },
]
