import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { comments } from './api'
import { CommentDescription } from './CommentDescription'
import type { Comment } from './model'

/** The drawer that shows a comment and its reply: open while the address has `view=ID`. */
export function CommentDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Comment> param={VIEW_PARAM} resource={comments.byId} size={640} title={() => t('评价详情')}>
      {(comment) => comment && <CommentDescription comment={comment} hasReply />}
    </RecordDrawer>
  )
}
