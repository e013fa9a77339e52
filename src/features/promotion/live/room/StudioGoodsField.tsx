import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LiveGoods } from '#features/promotion/live/model'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './StudioGoodsField.module.css'
import { StudioGoodsTable } from './StudioGoodsTable'

// Lazy: many rooms get their goods later.
const LiveGoodsDialog = lazyWithRetry(() => import('./LiveGoodsDialog'))

const NONE: LiveGoods[] = []

type Props = {
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: LiveGoods[]
  onChange?: (goods: LiveGoods[]) => void
}

/** The goods of a room: chosen from those that the platform approved, and put in order. */
export function StudioGoodsField({ disabled = false, id, value = NONE, onChange }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.bar}>
        <Button id={id} icon={<PlusOutlined aria-hidden="true" />} disabled={disabled} onClick={() => setOpen(true)}>
          {t('选择直播商品')}
        </Button>
        <span className={textStyles.secondary}>{t('前两个显示在直播卡片上，拖动或用上移、下移调整顺序。')}</span>
        <PageLink name="liveGoods">{t('商品要先提审')}</PageLink>
      </div>
      <StudioGoodsTable goods={value} onChange={(goods) => onChange?.(goods)} disabled={disabled} />
      {isOpen && (
        <Suspense>
          <LiveGoodsDialog chosen={value} onPick={(goods) => onChange?.(goods)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
