import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  shopAddress: {
    introduction: [
      '买家自己来取货的地点、电话和位置。',
      '地图上的位置要与地址一致。',
      '没有自提点时，买家不能选择自提。',
    ],
    words: '自提点 门店 提货点 营业时间 自提 pick-up',
  },
}
