import { Modal, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageBlock } from '#features/mall/decoration/content/pageText'
import { BlockView } from '#features/mall/decoration/screen/BlockView'
import { PhoneScreen } from '#features/mall/decoration/screen/PhoneScreen'
import styles from './PreviewDialog.module.css'

type Props = { title: string; blocks: readonly PageBlock[]; onClose: () => void }

/** Widths of common phones, px. */
const WIDTHS = [320, 375, 414]

/** The page as buyers will see it: nothing is edited, and their gestures work. */
export default function PreviewDialog({ title, blocks, onClose }: Props) {
  const { t } = useTranslation()
  const [width, setWidth] = useState(375)
  return (
    <Modal open centered width={520} title={t('预览')} footer={null} onCancel={onClose}>
      <div className={styles.bar}>
        <Segmented
          aria-label={t('手机宽度')}
          value={width}
          options={WIDTHS.map((value) => ({ value, label: `${value}` }))}
          onChange={setWidth}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.screen} tabIndex={0} aria-label={t('页面')}>
        <PhoneScreen width={width} title={title || t('页面')}>
          {blocks.map(({ key, text }) => (
            <BlockView key={key} text={text} isLive />
          ))}
        </PhoneScreen>
      </section>
    </Modal>
  )
}
