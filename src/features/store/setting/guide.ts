import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  supplierSetting: {
    introduction: [
      '店铺名称、标志、客服、发票和退货地址。',
      '库存预警的数量在这里统一设置。',
      '每次修改都有记录，可以看到谁改了什么。',
    ],
    words: '开户行 银行账号 店铺信息 库存预警值 退货地址 营业时间 客服电话 shop setting',
  },
}
