import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  orderList: {
    introduction: [
      '买家在商城下的订单：发货、改价、备注和打印都在这里。',
      '可以用快递，也可以用自己的车送，并打印送货单。',
      '勾选几张订单可以一起打印和发货。',
    ],
    words:
      '订单 待发货 卖出 交易 商城订单 改价 发货 发快递 打印快递单 打印发货单 打印送货单 面单 快递 自有车辆 装箱单 送货 核销 备货 打印 改地址 order',
  },
  virtualOrderList: {
    introduction: [
      '服务类商品的订单，服务完成后凭买家的核销码核销。',
      '输入或扫描核销码就能找到订单。',
      '核销后订单完成，不能撤回。',
    ],
    words: '服务订单 核销 券码 核销码 voucher',
  },
  'export-order-deliver': {
    words: '导入物流单号 批量导入 batch ship',
  },
}
