import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { type SignedCopyState, signedCopyStateOf } from '#features/procurement/delivery/signedCopies/signedCopyState'
import textStyles from '#shared/ui/text.module.css'
import type { DeliveryNote } from './model'

const COPIES: Record<SignedCopyState, { label: string; color: 'success' | 'default' | 'error' }> = {
  there: { label: '已传', color: 'success' },
  awaited: { label: '待回单', color: 'default' },
  missing: { label: '缺回单', color: 'error' },
}

/** The state of the signed copy: returned, not due yet, or overdue since acceptance. */
export function SignedCopyTag({ note }: { note: Pick<DeliveryNote, 'status' | 'hasSignPhotos'> }) {
  const { t } = useTranslation()
  const copy = signedCopyStateOf(note)
  return copy ? <Tag color={COPIES[copy].color}>{t(COPIES[copy].label)}</Tag> : NOTHING
}

/** How often a note was printed: marks unprinted notes and reprints. */
export function PrintCount({ count }: { count: number }) {
  const { t } = useTranslation()
  if (!(count > 0)) return <span className={textStyles.warning}>{t('未打印')}</span>
  return (
    <span className={textStyles.number}>
      {count} {count > 1 && t('补打')}
    </span>
  )
}
