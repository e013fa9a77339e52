import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  floorList: {
    introduction: ['电脑上的店铺页面：新建、编辑和启用。', '可以从模板开始。', '同一时间只有一个首页启用。'],
    words: 'PC页面 店铺装修 电脑端首页 装修 首页装修 轮播图 广告图 decoration',
  },
  wapList: {
    introduction: [
      '手机上的店铺页面：新建、编辑和启用。',
      '用大纲拖动调整模块顺序。',
      '可以比较两个版本，并恢复到以前的版本。',
    ],
    words: '手机端 手机页面 店铺装修 装修 小程序首页 首页装修 轮播图 广告图 mobile page',
  },
}
