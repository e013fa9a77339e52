import { ArrowLeftOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { SafeHtml } from '#shared/ui/html/SafeHtml'
import styles from './ArticleView.module.css'
import { articles } from './api'

/** One article; 返回 leads to the list as it was. */
export function ArticleView({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useTranslation()
  const query = useQuery({ ...articles.byId(id), meta: IN_PLACE })
  return (
    <article className={styles.article}>
      <Button type="link" icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={onBack}>
        {t('返回')}
      </Button>
      <RecordState query={query}>
        {({ title, articleCategoryName, updateTime, content }) => (
          <>
            <h1>{title}</h1>
            <p className={styles.about}>
              {t(articleCategoryName)} · {t('更新于 {{time}}', { time: formatTime(updateTime) })}
            </p>
            <SafeHtml html={content} />
          </>
        )}
      </RecordState>
    </article>
  )
}
