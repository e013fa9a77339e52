import { wireText } from '#domain/wire'
import type { PlatformOrder } from './model'

const WORDS: Readonly<Record<string, string>> = { 0: '去支付', 1: '继续支付', 3: '重新支付' }

/** What paying an order is called where it stands. */
export function payWord({ payStatus }: Pick<PlatformOrder, 'payStatus'>): string {
  return WORDS[wireText(payStatus)] ?? '去支付'
}
