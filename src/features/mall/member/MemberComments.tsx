import { useTranslation } from 'react-i18next'
import { comments } from '#features/mall/comment/api'
import { commentFields } from '#features/mall/comment/fields'
import { PictureCell } from '#shared/media/PictureCell'
import { PageLink } from '#shared/ui/PageLink'
import { MemberRows } from './MemberRows'

const COLUMNS = ['content', 'grade', 'replyStatus', 'goodsName', 'createTime'] as const

/** What a member said about products. */
export function MemberComments({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  return (
    <MemberRows
      title={t('买家评价')}
      query={comments.page}
      arg={{ memberId }}
      fields={commentFields}
      columns={COLUMNS}
      rowKey="id"
      render={(name, { id, content, goodsImage, goodsName }) => {
        if (name === 'goodsName') return <PictureCell image={goodsImage} name={goodsName} />
        return name === 'content' ? (
          <PageLink name="memberComment" query={{ view: id }}>
            {content || t('没有文字评价')}
          </PageLink>
        ) : undefined
      }}
      empty={t('没有评价')}
    />
  )
}
