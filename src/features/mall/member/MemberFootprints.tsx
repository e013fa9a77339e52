import { useTranslation } from 'react-i18next'
import { PictureCell } from '#shared/media/PictureCell'
import { canGo, go } from '#shared/navigation'
import { members } from './api'
import { footprintFields } from './fields'
import { MemberRows } from './MemberRows'

const COLUMNS = ['goodsName', 'price', 'viewNum', 'orderNum', 'createTime'] as const

/** The products that a member looked at, last one first, bought or not. */
export function MemberFootprints({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  return (
    <MemberRows
      title={t('足迹')}
      query={members.footprints}
      arg={{ memberId }}
      fields={footprintFields}
      columns={COLUMNS}
      rowKey="id"
      render={(name, { goodsId, thumbnail, goodsName }) =>
        name === 'goodsName' ? (
          <PictureCell
            image={thumbnail}
            name={goodsName}
            onOpen={canGo('goods') ? () => go('goods', { view: goodsId }) : undefined}
          />
        ) : undefined
      }
      empty={t('没有浏览记录')}
    />
  )
}
