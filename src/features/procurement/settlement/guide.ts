import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  settlementList: {
    introduction: [
      '采购单位按期生成结算单，核对数量、单价和金额后确认。',
      '“一起对账”把同一单位没有差异的结算单一次确认。',
      '有差异的先提出异议，写明主张的数量或单价。',
    ],
    words: '对账 结算 对账单 账单 应收 货款 对账函 开票资料 确认对账 settlement statement',
  },
}
