import { useTranslation } from 'react-i18next'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'

type Props = {
  /** Number of chosen files beyond the limit. */
  leftOut: number
  /** The limit as a Chinese sentence, e.g. 最多只能上传5张图片. */
  limit: string
}

/** One message for all files of a choice that exceed the limit of an upload field. */
export function UploadLimit({ leftOut, limit }: Props) {
  const { t } = useTranslation()
  if (leftOut === 0) return null
  return (
    <p className={textStyles.negative} role="alert">
      {t('{{limit}}，有 {{count}} 个没有添加', { limit: serverText(limit), count: leftOut })}
    </p>
  )
}
