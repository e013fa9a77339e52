import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Studio } from '#features/promotion/live/model'
import { copyText } from '#shared/copyText'
import { SafeImage } from '#shared/media/SafeImage'
import { notify } from '#shared/notify'
import { QrCode } from '#shared/print/code/QrCode'
import { safePicture } from '#shared/safeUrl'
import textStyles from '#shared/ui/text.module.css'
import styles from './StudioCode.module.css'

const PICTURE = /^data:image\/|\.(png|jpe?g|webp|gif)([?#]|$)/i

/** The QR code that opens a room: the server's picture of it, or one made of its address. */
export function StudioCode({ studio: { name, qrCodeUrl } }: { studio: Studio }) {
  const { t } = useTranslation()
  if (qrCodeUrl === '') return <span className={textStyles.secondary}>{t('直播间还没有二维码')}</span>
  const isPicture = PICTURE.test(qrCodeUrl) && safePicture(qrCodeUrl) !== null
  const label = t('{{name}}的二维码', { name })
  return (
    <div className={styles.code}>
      {isPicture ? (
        <SafeImage url={qrCodeUrl} alt={label} width={150} height={150} fit="contain" />
      ) : (
        <div className={styles.quiet}>
          <QrCode value={qrCodeUrl} size={36} label={label} />
        </div>
      )}
      <span>{t('扫码进入直播间')}</span>
      {!isPicture && (
        <Button
          size="small"
          onClick={() => void copyText(qrCodeUrl).then((isCopied) => isCopied && notify(t('已复制')))}
        >
          {t('复制链接')}
        </Button>
      )}
    </div>
  )
}
