import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Block } from '#features/mall/decoration/model'
import styles from './UnknownBlock.module.css'

/** A block that this product cannot edit, as it came. */
export function UnknownBlock({ block, text }: { block: Block; text: string }) {
  const { t } = useTranslation()
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={t('本系统不认识类型为 {{type}} 的模块', { type: block.type })}
        description={t('可以移动、复制和移除它；它的内容不能在这里修改，保存时原样保留。')}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section className={styles.text} tabIndex={0} aria-label={t('模块内容')}>
        {text}
      </section>
    </>
  )
}
