import { Popover } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import type { Studio } from '#features/promotion/live/model'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { LinkButton } from '#shared/ui/LinkButton'

// Lazy: a list shows rows without the code of QR codes.
const StudioCode = lazyWithRetry(async () => ({ default: (await import('./StudioCode')).StudioCode }))

/** Shows the QR code of a room beside its row. */
export function StudioCodeButton({ studio }: { studio: Studio }) {
  const { t } = useTranslation()
  if (studio.qrCodeUrl === '') return NOTHING
  return (
    <Popover
      trigger="click"
      destroyOnHidden
      content={
        <Suspense fallback={null}>
          <StudioCode studio={studio} />
        </Suspense>
      }
    >
      <LinkButton aria-haspopup="dialog" aria-label={t('{{name}}的二维码', { name: studio.name })}>
        {t('二维码')}
      </LinkButton>
    </Popover>
  )
}
