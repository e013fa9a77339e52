import { Spin } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, translateMessage } from '#domain/text'
import { EmptyState, ErrorState } from '#shared/ui/states'

type Props<Value> = {
  /** A reading that failed. */
  failed: { error: unknown; refetch: () => unknown } | null
  /** Why the cart cannot be bought. */
  refusal: Text | null
  /** What can be done about that. */
  remedy?: ReactNode
  /** What is shown of the cart; null while it is read. */
  value: Value | null
  children: (value: Value) => ReactNode
}

/** A part of a sample cart, once it is read; or why there is none. */
export function CartState<Value>({ failed, refusal, remedy, value, children }: Props<Value>) {
  const { t } = useTranslation()
  if (failed) return <ErrorState query={failed} />
  if (refusal)
    return <EmptyState text={t('买不了：{{reason}}', { reason: translateMessage(t, refusal) })} action={remedy} />
  return value === null ? <Spin aria-label={t('加载中')} /> : children(value)
}
