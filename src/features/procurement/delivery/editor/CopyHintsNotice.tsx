import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import type { CopyHints } from './copyNote'

/** Parts of a copied note that are not copied: a driver or vehicle that is unfit, and lines with nothing left. */
export function CopyHintsNotice({ hints }: { hints: CopyHints | null }) {
  const { t } = useTranslation()
  if (!hints) return null
  const { gone, unfit } = hints
  return (
    <>
      {unfit.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('未复制：{{names}}', { names: unfit.map((fault) => translateMessage(t, fault)).join('；') })}
        />
      )}
      {gone.length > 0 && (
        <Alert type="warning" showIcon title={t('未复制（已没有剩余数量）：{{names}}', { names: gone.join('、') })} />
      )}
    </>
  )
}
