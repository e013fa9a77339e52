import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  orderComplaint: {
    introduction: ['买家的投诉：在期限内申诉，附上凭证。', '对话和仲裁结果都在详情里。', '待申诉的投诉在首页有提醒。'],
    words: '投诉 申诉 纠纷 complaint',
  },
}
