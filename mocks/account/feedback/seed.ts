import { callerTables } from '#mocks/kernel/auth/caller'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { type FeedbackRow, feedbackTables } from './rows'

const SAID: [category: string, content: string, page: string, answer: string][] = [
  [
    '功能建议',
    '送货单列表希望能按司机电话搜索',
    '/supplier/deliver/list',
    '已支持：在送货单的搜索条件中展开即可看到司机电话。',
  ],
  [
    '操作疑问',
    '超差的结算行怎样登记说明？',
    '/supplier/settlement/detail',
    '打开结算单，在明细行点“登记差异”，填写原因后保存。',
  ],
  [
    '系统故障',
    '上传回单照片时提示网络异常',
    '/supplier/deliver/signedCopies',
    '已修复。网络恢复后点“重新上传”，不需要重新选择照片。',
  ],
  ['数据问题', '合同剩余数量与台账相差 0.5 吨', '/supplier/materialList', '该差额为未验收的送货单占用，验收后会更新。'],
  ['功能建议', '希望打印送货单时能记住纸张设置', '/deliverPreview', '已支持：纸张和偏移按本机记住。'],
  ['操作疑问', '怎样让同事只能看不能改？', '/store/roles', '在角色权限中把菜单设为“查看”，再把角色分配给同事。'],
  ['其他', '咨询年度供应商评价的时间', '/message', ''],
  ['功能建议', '车辆保险到期能不能发消息提醒', '/supplier/car/list', ''],
]

/** Feedback of the owners of the demo suppliers; the newest two are not answered yet. */
export function seedFeedback(): SeedPart[] {
  return [into(feedbackTables.feedbacks, ['8001', '8005', '8011', '8013'].flatMap(feedbackOf))]
}

function feedbackOf(accountId: string): FeedbackRow[] {
  const createBy = callerTables.accounts.get(accountId)?.userName ?? ''
  return Array.from({ length: 24 }, (_, index) => {
    const [category, content, page, answer] = SAID[index % SAID.length] ?? ['其他', '', '', '']
    const day = `2026-0${1 + Math.floor(index / 3)}-${String(3 + (index % 3) * 9).padStart(2, '0')}`
    return {
      id: `1769200000000${accountId}${String(index + 1).padStart(2, '0')}`,
      accountId,
      createBy,
      category,
      content: index < SAID.length ? content : `${content}（第${Math.floor(index / SAID.length) + 1}次反馈）`,
      page,
      version: 'index-2026',
      lastError: category === '系统故障' ? '14:20:31 网络异常，请检查网络连接' : '',
      pictures: '',
      status: answer ? 'ANSWERED' : 'WAIT',
      answer,
      answerTime: answer ? `${day} 16:40:00` : '',
      createTime: `${day} 09:${String(10 + index).padStart(2, '0')}:00`,
    }
  })
}
