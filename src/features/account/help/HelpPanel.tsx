import { useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DiagnosisButton } from '#shared/diagnosis/DiagnosisButton'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { LinkButton } from '#shared/ui/LinkButton'
import { OpenButton } from '#shared/ui/OpenButton'
import { EmptyState } from '#shared/ui/states'
import { ArticleView } from './ArticleView'
import { articles } from './api'
import styles from './HelpPanel.module.css'

type Props = {
  /** The label of the screen in the menu. */
  subject: string
  introduction?: readonly string[]
  onClose: () => void
}

/** Help beside a screen, which stays usable: its introduction, and the articles that name it in title or text. */
export default function HelpPanel({ subject, introduction = [], onClose }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState({ subject, id: '' })
  const id = opened.subject === subject ? opened.id : ''
  const wanted = { category: '', title: '', keyword: subject, current: 1 }
  const query = useQuery({ ...articles.page(wanted), meta: IN_PLACE })
  return (
    <Drawer
      open
      mask={false}
      // The page beside it stays in reach.
      aria-modal={false}
      size={420}
      title={t('帮助：{{name}}', { name: t(subject) })}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <OpenButton name="help">{t('全部帮助文档')}</OpenButton>
          <DiagnosisButton />
        </div>
      }
    >
      {id ? (
        <ArticleView id={id} onBack={() => setOpened({ subject, id: '' })} />
      ) : (
        <>
          {introduction.length > 0 && <Introduction sentences={introduction} />}
          <RecordState query={query}>
            {({ records }) =>
              records.length === 0 ? (
                <EmptyState text={t('还没有关于本屏的文章')} />
              ) : (
                <ul className={styles.list} aria-label={t('帮助文档')}>
                  {records.map((article) => (
                    <li key={article.id}>
                      <LinkButton onClick={() => setOpened({ subject, id: article.id })}>{article.title}</LinkButton>
                    </li>
                  ))}
                </ul>
              )
            }
          </RecordState>
        </>
      )}
    </Drawer>
  )
}

/** What the screen is for, what is done most there, and what is not obvious. */
function Introduction({ sentences }: { sentences: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('这一页怎么用')} className={styles.introduction}>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{t(sentence)}</li>
        ))}
      </ul>
      <h3>{t('更多说明')}</h3>
    </section>
  )
}
