import { Modal } from 'antd'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenSku, GoodsSku } from '#features/mall/goods/model'
import { useFocusBack } from '#shared/dialog/useFocusBack'
import { SkuListPicker } from './SkuListPicker'

type Props = Omit<ComponentProps<typeof SkuListPicker>, 'known' | 'onChange'> & {
  /** Names the dialog; '选择商品' by default. */
  title?: string
  /** Called with the whole new choice before `onClose`. SKUs that were read are full rows. */
  onPick: (skus: readonly ChosenSku[]) => void
  onClose: () => void
}

/** The dialog of `SkuPicker`. Nothing is applied before 确定. */
export default function SkuDialog({ title, chosen: given, onPick, onClose, ...list }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(given)
  const [known] = useState(() => new Map<string, GoodsSku>())
  useFocusBack()
  return (
    <Modal
      open
      centered
      width={1120}
      title={title ?? t('选择商品')}
      okText={t('确定')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: chosen.length === 0 && given.length === 0 }}
      mask={{ closable: chosen === given }}
      onCancel={onClose}
      onOk={() => {
        onPick(chosen.map((one) => known.get(one.id) ?? one))
        onClose()
      }}
    >
      <SkuListPicker {...list} chosen={chosen} known={known} onChange={setChosen} />
    </Modal>
  )
}
