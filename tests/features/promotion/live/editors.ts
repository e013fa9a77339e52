import type { EditorSpec } from '#tests/kit/suites/describeEditor'
import { enterTime, fromNow, studioIn } from './studios'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'LiveEditPage',
    name: 'a live room copied from another',
    account: 'haichuan',
    path: () => `/add-live?copy=${studioIn('END').id}`,
    save: '保存',
    api: '/broadcast/studio',
    values: { 直播标题: '海川建材工地直供夜', 主播昵称: '小海', 开播时间: '', 结束时间: '' },
    required: ['请选择开播时间', '请选择结束时间'],
    complete: async () => {
      await enterTime('开播时间', fromNow(60))
      await enterTime('结束时间', fromNow(180))
    },
    typed: { label: '主播昵称', value: '小川' },
    refusal: { message: '主播昵称不可用', label: '主播昵称' },
  },
]
