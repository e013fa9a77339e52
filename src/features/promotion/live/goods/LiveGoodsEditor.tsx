import { useTranslation } from 'react-i18next'
import { canOperate } from '#shared/navigation'
import { DrawerFrame } from '#shared/record/DrawerFrame'
import { NEW_RECORD } from '#shared/record/newRecord'
import { useSearchParam } from '#shared/useSearchParam'
import { LiveGoodsForm } from './LiveGoodsForm'

/** The drawer that hands SKUs in for live sale: open while the address has `edit=new`. */
export function LiveGoodsEditor() {
  const { t } = useTranslation()
  const [id, setId] = useSearchParam('edit')
  if (id !== NEW_RECORD || !canOperate('liveGoods')) return null
  return (
    <DrawerFrame title={t('添加直播商品')} size={1120} onClose={() => setId('')}>
      <LiveGoodsForm close={() => setId('')} />
    </DrawerFrame>
  )
}
