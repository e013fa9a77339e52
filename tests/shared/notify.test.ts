import { afterEach, expect, it, vi } from 'vitest'
import { hearNotices, notify, onNotify, warn } from '#shared/notify'

afterEach(() => onNotify(() => undefined))

it.each<[string, string | null | undefined, string[]]>([
  ['订单 DD1 已取消', undefined, ['订单 DD1 已取消']],
  ['订单 DD1 已取消', 'DD1', ['订单 DD1 已取消']],
  ['司机已保存', '张建军', ['张建军 司机已保存']],
  ['已保存 3 张送货单', null, []],
])('%s about %s is heard as %s, and shown as it is', (text, about, heard) => {
  const [shown, hear] = [vi.fn(), vi.fn()]
  onNotify(shown)
  const stop = hearNotices(hear)
  notify(text, about)
  stop()
  expect(shown.mock.calls).toEqual([[text, 'success']])
  expect(hear.mock.calls.flat()).toEqual(heard)
})

it('a failure is shown as a warning, and is no part of the day of the user', () => {
  const [shown, hear] = [vi.fn(), vi.fn()]
  onNotify(shown)
  const stop = hearNotices(hear)
  warn('打印失败，请重试')
  stop()
  expect(shown.mock.calls).toEqual([['打印失败，请重试']])
  expect(hear).not.toHaveBeenCalled()
})
