import type { EditorSpec } from '#tests/kit/suites/describeEditor'

/** The forms of the area. */
export const editors: EditorSpec[] = [
  {
    screen: 'FeedbackEditor',
    name: 'a new feedback',
    account: 'yueheng01',
    path: () => '/feedback?edit=new',
    drawer: '提交反馈',
    save: '提交',
    api: '/other/feedback',
    values: { 反馈内容: '' },
    required: ['请填写反馈内容'],
    complete: async () => undefined,
    typed: { label: '反馈内容', value: '希望列表能按司机搜索' },
    refusal: { message: '反馈内容不能超过1000个字', label: '反馈内容' },
  },
]
