import { Button, Spin } from 'antd'
import { type ReactNode, type UIEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#shared/http/errorText'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import styles from './EndlessList.module.css'
import type { EndlessPages } from './useEndlessPages'

/** How near the end the next page is read, px. */
const NEAR_PX = 240

type Props = {
  pages: EndlessPages
  /** Shown instead of no rows. */
  empty: ReactNode
  /** The rows. */
  children: ReactNode
}

/** The box of rows that is scrolled instead of paged, and what is to be said of the further ones. */
export function EndlessList({ pages, empty, children }: Props) {
  const { t } = useTranslation()
  const { rows, query, more } = pages
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(more)
  latest.current = more
  // Rows that do not fill the box cannot be scrolled.
  useEffect(() => {
    const { clientHeight = 0, scrollHeight = 0 } = box.current ?? {}
    if (rows.length > 0 && clientHeight > 0 && scrollHeight <= clientHeight) latest.current()
  }, [rows.length])
  const handleScroll = ({ currentTarget }: UIEvent) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget
    if (scrollHeight - scrollTop - clientHeight < NEAR_PX && !query.isError) more()
  }
  return (
    <div ref={box} className={styles.box} onScroll={handleScroll}>
      {query.isError && !query.data ? (
        <ErrorState query={query} />
      ) : !query.data ? (
        <PageLoading />
      ) : rows.length === 0 ? (
        empty
      ) : (
        <>
          {children}
          <div className={styles.foot}>
            {query.isFetchingNextPage ? (
              <span role="status">
                <Spin size="small" /> {t('正在加载更多…')}
              </span>
            ) : query.isFetchNextPageError ? (
              <span role="alert">
                {errorText(query.error)}{' '}
                <Button size="small" onClick={() => void query.fetchNextPage()}>
                  {t('重试')}
                </Button>
              </span>
            ) : query.hasNextPage ? (
              <Button size="small" onClick={more}>
                {t('加载更多')}
              </Button>
            ) : (
              t('已全部加载')
            )}
          </div>
        </>
      )}
    </div>
  )
}
