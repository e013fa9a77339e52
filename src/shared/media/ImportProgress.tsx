import { Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import textStyles from '#shared/ui/text.module.css'

/** Progress of an import named `label`: its upload, `part` from 0 to 1, then the server's validation. */
export function ImportProgress({ label, part }: { label: string; part: number }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <Progress percent={Math.round(part * 100)} size="small" aria-label={label} />
      <span className={textStyles.secondary}>{part < 1 ? t('正在上传') : t('正在校验，最多 60 秒')}</span>
    </div>
  )
}
