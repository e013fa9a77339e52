import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  message: {
    introduction: [
      '单据有变化时，这里会收到一条消息，点开就到那张单据。',
      '可以只看未读，也可以全部标为已读。',
      '右上角的铃铛显示未读数量。',
    ],
    words: '通知 站内信 提醒 notice',
  },
}
