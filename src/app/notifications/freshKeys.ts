import type { ArgsProps, MessageInstance } from 'antd/es/message/interface'

type Opener = MessageInstance['success']

/**
 * Messages whose key is a new one after its message has closed. antd keeps one that opens again by its key while it
 * leaves, and never closes it then.
 */
export function withFreshKeys(messages: MessageInstance): MessageInstance {
  const rounds = new Map<string, number>()
  const fresh =
    (open: Opener): Opener =>
    (content, ...rest) => {
      if (!isKeyed(content)) return open(content, ...rest)
      const key = String(content.key)
      const round = rounds.get(key) ?? 0
      const onClose = () => {
        rounds.set(key, round + 1)
        content.onClose?.()
      }
      return open({ ...content, key: `${key} ${round}`, onClose }, ...rest)
    }
  return {
    ...messages,
    success: fresh(messages.success),
    warning: fresh(messages.warning),
    error: fresh(messages.error),
  }
}

function isKeyed(content: unknown): content is ArgsProps {
  return typeof content === 'object' && content !== null && 'key' in content && 'content' in content
}
