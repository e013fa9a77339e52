import { useTranslation } from 'react-i18next'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordDrawer } from '#shared/record/RecordDrawer'
import { VIEW_PARAM } from '#shared/ui/ViewButton'
import { feedbacks } from './api'
import styles from './FeedbackDrawer.module.css'
import { feedbackFields } from './fields'
import type { Feedback } from './model'

/** The drawer that shows a feedback and its answer. */
export function FeedbackDrawer() {
  const { t } = useTranslation()
  return (
    <RecordDrawer<Feedback> param={VIEW_PARAM} resource={feedbacks.byId} size={560} title={() => t('意见反馈')}>
      {(feedback) =>
        feedback && (
          <div className={styles.feedback}>
            <p className={styles.content}>{feedback.content}</p>
            {feedback.pictures && (
              <ImagePicker caption={t('截图')} isReadOnly value={feedback.pictures.split(',')} limit={5} />
            )}
            <DescriptionList
              fields={feedbackFields}
              record={feedback}
              names={[
                'status',
                { field: 'category', render: t(feedback.category) },
                'createTime',
                'createBy',
                { field: 'page', isWide: true },
                'version',
                { field: 'lastError', isWide: true },
              ]}
            />
            <h3>{t('回复')}</h3>
            <p className={styles.content}>{feedback.answer || t('平台通常在一个工作日内回复')}</p>
          </div>
        )
      }
    </RecordDrawer>
  )
}
