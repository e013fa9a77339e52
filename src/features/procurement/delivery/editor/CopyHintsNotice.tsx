import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { say } from '#domain/text'
import type { CopyHints } from './copyNote'

type Props = { hints: (CopyHints & { deliverSn: string }) | null; takeHeats: () => void; disabled: boolean }

/** Parts of a copied note that are not copied: its heats, and lines with nothing left. */
export function CopyHintsNotice({ hints, takeHeats, disabled }: Props) {
  const { t } = useTranslation()
  if (!hints) return null
  const { deliverSn, heats, gone, unfit } = hints
  return (
    <>
      {heats.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t('炉批号未复制，请按本车铭牌填写')}
          description={t('上一车 {{sn}}：{{heats}}', {
            sn: deliverSn,
            heats: heats.map(({ name, heatNo }) => `${name} ${heatNo}`).join('；'),
          })}
          action={
            <Button size="small" disabled={disabled} onClick={takeHeats}>
              {t('沿用到空白行')}
            </Button>
          }
        />
      )}
      {unfit.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('未复制：{{names}}', { names: unfit.map((fault) => say(t, fault)).join('；') })}
        />
      )}
      {gone.length > 0 && (
        <Alert type="warning" showIcon title={t('未复制（已没有剩余数量）：{{names}}', { names: gone.join('、') })} />
      )}
    </>
  )
}
