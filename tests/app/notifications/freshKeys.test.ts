import type { MessageInstance } from 'antd/es/message/interface'
import { expect, it } from 'vitest'
import { withFreshKeys } from '#app/notifications/freshKeys'

it('a message that opens again takes its place while it is there, and a new one once it has closed', () => {
  const opened: { key: string; onClose: () => void }[] = []
  const open = (args: { key: string; onClose: () => void }) => opened.push(args)
  const { success } = withFreshKeys({ success: open, warning: open, error: open } as unknown as MessageInstance)
  const save = () => success({ content: '已保存', key: '已保存' })
  save()
  save()
  expect(opened[1]?.key).toBe(opened[0]?.key)
  opened[1]?.onClose()
  save()
  save()
  expect(opened[2]?.key).not.toBe(opened[0]?.key)
  expect(opened[3]?.key).toBe(opened[2]?.key)
})
