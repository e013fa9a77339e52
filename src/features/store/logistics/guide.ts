import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  logistics: {
    introduction: [
      '选择合作的快递公司，填写电子面单账号。',
      '账号的密码保存后不再显示。',
      '用自己的车送货不需要设置。',
    ],
    words: '快递公司 快递 电子面单 打印机 快递单 courier express',
  },
}
