import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { MAX_GALLERY } from '#features/mall/goods/model/checks'
import { GOODS_PIXELS } from '#features/mall/goods/publish/goodsChecks'
import type { LeftOut } from '#shared/upload/useFileGate'

type Props = {
  onPending: (left: LeftOut) => void
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: string[]
  onChange?: (urls: string[]) => void
  ref?: Ref<HTMLDivElement>
}

const TYPES = ['png', 'jpg', 'jpeg']
const AT_LEAST = { width: 600, height: 600 }

/** The pictures of a product in order; lists show the first one. */
export function GalleryField({ ref, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <div ref={ref}>
      <ImagePicker
        {...rest}
        caption={t('主图')}
        limit={MAX_GALLERY}
        maxMegabytes={2}
        types={TYPES}
        wanted={GOODS_PIXELS}
        atLeast={AT_LEAST}
      />
    </div>
  )
}
