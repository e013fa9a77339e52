import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  purchaseOrderList: {
    introduction: [
      '采购单位按合同下的订单：先确认发货时间，再送货。',
      '“去送货”按司机的车把数量装好，剩下的留给下一车。',
      '勾选几张订单可以一起确认发货时间。',
    ],
    words: '采购单 要货单 需求计划 下单 确认发货时间 po purchase order',
  },
}
