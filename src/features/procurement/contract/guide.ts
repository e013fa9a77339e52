import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  agreementList: {
    introduction: [
      '这里是与采购单位签订的合同，从起草、审批到到期。',
      '被驳回的合同会写明原因，改好后重新提交。',
      '合同的账期决定结算单的到期日，请填准确。',
    ],
    words: '合同管理 框架协议 补充协议 签合同 合同到期 集中采购 contract agreement',
  },
}
