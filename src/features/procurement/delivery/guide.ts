import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  deliverList: {
    introduction: [
      '每车一张送货单，发货后跟踪验收、入库和结算。',
      '“打印未打印的”按发车顺序一次打出全部新单。',
      '车辆看板显示今天谁在装车、谁在路上、谁已逾期。',
    ],
    words: '发货单 出库单 送货 发车 装车 打印送货单 车辆看板 派车 运单 打印 delivery note dispatch',
  },
  chooseMaterial: {
    words: '开单 新建送货单 去送货 create delivery',
  },
  signedCopies: {
    words: '回单 签收单 磅单 上传照片 signed copy pod',
  },
}
