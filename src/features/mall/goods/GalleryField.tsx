import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ImagePicker } from '#features/common/file/ImagePicker'
import type { LeftOut } from '#shared/editor/useFileGate'
import { MAX_GALLERY } from './goodsChecks'

type Props = {
  onPending: (left: LeftOut) => void
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: string[]
  onChange?: (urls: string[]) => void
  ref?: Ref<HTMLDivElement>
}

/** The pictures of a product in order; lists show the first one. */
export function GalleryField({ ref, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <div ref={ref}>
      <ImagePicker {...rest} caption={t('主图')} limit={MAX_GALLERY} maxMegabytes={2} />
    </div>
  )
}
