import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { ViewButton } from '#shared/ui/ViewButton'
import { feedbacks } from './api'
import { FeedbackDrawer } from './FeedbackDrawer'
import { FeedbackEditor } from './FeedbackEditor'
import { feedbackFields } from './fields'

/** 意见反馈: the staff's feedback to the platform, with its answers. */
export default function FeedbackListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('意见反馈')}
        query={feedbacks.page}
        fields={feedbackFields}
        filters={['content']}
        statusField="status"
        rowKey="id"
        columns={[
          { field: 'content', render: ({ id, content }) => <ViewButton id={id}>{content}</ViewButton> },
          { field: 'category', text: ({ category }) => t(category) },
          'status',
          'answer',
          'createTime',
        ]}
        sortable={['createTime']}
        add={{ label: '提交反馈' }}
        empty={{ text: '还没有反馈。遇到问题或有建议，请告诉我们。' }}
      />
      <FeedbackDrawer />
      <FeedbackEditor />
    </>
  )
}
