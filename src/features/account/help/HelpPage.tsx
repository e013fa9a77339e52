import { useQuery } from '@tanstack/react-query'
import { Input, Select, Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { toSearch } from '#shared/navigation'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'
import { OpenButton } from '#shared/ui/OpenButton'
import { Pager } from '#shared/ui/Pager'
import { EmptyState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { ArticleView } from './ArticleView'
import { articles, PAGE_SIZE, type Wanted } from './api'
import styles from './HelpPage.module.css'
import { byCategory } from './model'
import { useWanted } from './useWanted'

/** 帮助文档: articles by category, searched by title or text. */
export default function HelpPage() {
  const { t } = useTranslation()
  const { wanted, article, change } = useWanted()
  const [, open] = useSearchParam('article')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Search key={`${wanted.title}~${wanted.keyword}`} wanted={wanted} change={change} />
        <OpenButton name="feedback" query={{ edit: 'new' }}>
          {t('找不到答案？提交反馈')}
        </OpenButton>
      </header>
      <div className={styles.body}>
        <Categories category={wanted.category} />
        <div className={styles.main}>
          {article ? <ArticleView id={article} onBack={() => open('')} /> : <Found wanted={wanted} change={change} />}
        </div>
      </div>
    </div>
  )
}

type Props = { wanted: Wanted; change: (next: Partial<Wanted>) => void }

function Search({ wanted, change }: Props) {
  const { t } = useTranslation()
  const [scope, setScope] = useState<'title' | 'keyword'>(wanted.keyword ? 'keyword' : 'title')
  const [text, setText] = useState(wanted.title || wanted.keyword)
  return (
    <Space.Compact>
      <Select
        aria-label={t('搜索范围')}
        value={scope}
        onChange={setScope}
        options={[
          { value: 'title', label: t('标题') },
          { value: 'keyword', label: t('全文') },
        ]}
      />
      <Input.Search
        className={styles.search}
        allowClear
        aria-label={t('搜索帮助')}
        placeholder={t('搜索帮助')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onSearch={(value) => change({ title: '', keyword: '', [scope]: value.trim(), category: '', current: 1 })}
      />
    </Space.Compact>
  )
}

function Categories({ category }: { category: string }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const query = useQuery({ ...articles.titles(null), meta: { silent: true } })
  const all = query.data ?? []
  const lines: [string, number][] = [
    ['', all.length],
    ...byCategory(all).map(([name, own]): [string, number] => [name, own.length]),
  ]
  return (
    <nav className={styles.categories} aria-label={t('文章分类')}>
      {lines.map(([name, count]) => (
        <Link
          key={name}
          to={`${pathname}?${toSearch({ category: name })}`}
          aria-current={name === category ? 'true' : undefined}
          className={name === category ? styles.current : undefined}
        >
          {name ? t(name) : t('全部')} <span>{count}</span>
        </Link>
      ))}
    </nav>
  )
}

function Found({ wanted, change }: Props) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const query = useQuery({ ...articles.page(wanted), meta: IN_PLACE })
  const to = (article: string) => {
    const params = new URLSearchParams(search)
    params.set('article', article)
    return `${pathname}?${params}`
  }
  return (
    <RecordState query={query}>
      {(page) => (
        <>
          {page.records.length === 0 && <EmptyState text={t('没有符合条件的文章，换一个词或提交反馈')} />}
          <ul className={styles.list} aria-label={t('帮助文档')}>
            {page.records.map(({ id, title, articleCategoryName }) => (
              <li key={id}>
                <Link to={to(id)}>{title}</Link>
                <span>{t(articleCategoryName)}</span>
              </li>
            ))}
          </ul>
          <Pager
            hideOnSinglePage
            current={wanted.current}
            pageSize={PAGE_SIZE}
            total={page.total}
            showSizeChanger={false}
            showTotal={(total) => t('共 {{count}} 篇', { count: total })}
            onChange={(current) => change({ current })}
          />
        </>
      )}
    </RecordState>
  )
}
