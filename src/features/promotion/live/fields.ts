import { field, typedField } from '#domain/field'
import { auditStatuses, liveRules, priceTypes, studioStatuses } from './model'

/** The fields of a live room. */
export const studioFields = {
  name: field('text', '直播标题', {
    width: 240,
    maxLength: 17,
    counts: true,
    isRequired: true,
    filterNeeds: 'listFilters',
  }),
  anchorName: field('text', '主播昵称', { width: 120, maxLength: 15, counts: true, isRequired: true }),
  anchorWechat: typedField('text', liveRules.anchorWechat),
  startTime: field('time', '开播时间', { isRequired: true }),
  endTime: field('time', '结束时间', { isRequired: true }),
  feedsImg: field('image', '分享卡片封面', { isRequired: true }),
  coverImg: field('image', '直播间背景墙', { isRequired: true }),
  shareImg: field('image', '直播间分享图', { isRequired: true }),
  status: field('status', '直播状态', { table: studioStatuses, order: ['NEW', 'START', 'END'] }),
  roomGoodsNum: field('integer', '商品数', { width: 80 }),
  recommend: field('bool', '平台推荐', { width: 90 }),
  roomId: field('text', '直播间号', { width: 110 }),
  qrCodeUrl: field('text', '二维码', { width: 90 }),
  mediaUrl: field('text', '回放'),
  commodityList: field('text', '直播商品'),
  createTime: field('time', '创建时间'),
} as const

/** The fields of live goods. */
export const liveGoodsFields = {
  name: typedField('text', liveRules.name, { width: 250, isRequired: false }),
  auditStatus: field('status', '审核状态', { width: 110, table: auditStatuses, order: ['0', '1', '2', '3'] }),
  priceType: field('status', '价格类型', { width: 90, table: priceTypes }),
  price: field('money', '价格（元）', { width: 230 }),
  quantity: field('integer', '库存', { width: 100 }),
  auditMessage: field('text', '审核说明', { width: 170 }),
  createTime: field('time', '提交时间'),
} as const

/** The fields of live goods that are handed in again. */
export const priceFields = {
  name: typedField('text', liveRules.name),
  priceType: field('status', '价格类型', { table: priceTypes, order: ['1', '2', '3'], isRequired: true }),
  price: field('money', '一口价 / 最低价 / 原价（元）', { isRequired: true }),
  price2: field('money', '最高价 / 现价（元）'),
} as const
