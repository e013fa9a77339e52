import { Modal, Segmented } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageBlock } from '#features/mall/decoration/model/page/pageText'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { BlockView } from '#features/mall/decoration/view/BlockView'
import styles from './PreviewDialog.module.css'

type Props = { kit: PageKit; title: string; blocks: readonly PageBlock[]; onClose: () => void }

/** What the dialog needs beside the page, px. */
const FRAME = 90

/** The page as buyers will see it: nothing is edited, and their gestures work. */
export default function PreviewDialog({ kit, title, blocks, onClose }: Props) {
  const { t } = useTranslation()
  const { Screen, widths } = kit.view
  const [width, setWidth] = useState(widths[0]?.value ?? 0)
  return (
    <Modal
      open
      centered
      width={Math.max(520, ...widths.map(({ value }) => value + FRAME))}
      title={t('预览')}
      footer={null}
      onCancel={onClose}
    >
      <div className={styles.bar}>
        <Segmented
          aria-label={t('屏幕宽度')}
          value={width}
          options={widths.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={setWidth}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.screen} tabIndex={0} aria-label={t('页面')}>
        <Screen width={width} title={title || t('页面')}>
          {blocks.map(({ key, text }) => (
            <BlockView key={key} view={kit.view} text={text} isLive />
          ))}
        </Screen>
      </section>
    </Modal>
  )
}
