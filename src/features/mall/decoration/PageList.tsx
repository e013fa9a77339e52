import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { formatTime } from '#domain/time'
import { StatusTag } from '#shared/fields/FieldValue'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { ListPage } from '#shared/list/ListPage'
import { PageLoading } from '#shared/ui/PageLoading'
import textStyles from '#shared/ui/text.module.css'
import { pageActions } from './actions'
import { pageDatas } from './api'
import { pageFields } from './fields'
import { goneText, oldPriceText, type PageClient, type PageSummary } from './model'

// Lazy: a list is read without looking into its pages.
const PagePreview = lazyWithRetry(() => import('./PagePreview'))

/** The pages of the shop for one client, and which of them is live. */
export function PageList({ client }: { client: PageClient }) {
  const { t } = useTranslation()
  const isPhone = client === 'H5'
  const editor = isPhone ? 'main' : 'renovation'
  return (
    <ListPage
      caption={isPhone ? t('移动楼层') : t('PC楼层')}
      query={isPhone ? pageDatas.phone : pageDatas.site}
      fields={pageFields}
      filters={['name']}
      statusField="pageShow"
      rowKey="id"
      open={({ id }) => ({ name: editor, query: { id } })}
      columns={['name', { field: 'pageShow', render: (page) => <PageState page={page} /> }, 'updateTime']}
      actions={pageActions[client]}
      preview={({ id }) => (
        <Suspense fallback={<PageLoading />}>
          <PagePreview id={id} />
        </Suspense>
      )}
      add={{ label: '新建页面', opens: editor, screen: isPhone ? 'wapList' : 'floorList' }}
      empty={{ text: '还没有页面。' }}
    />
  )
}

/** Whether buyers see a page, or when they will, what they cannot buy on it, and which prices are old. */
function PageState({ page: { pageShow, publishTime, goneGoods, oldPrices } }: { page: PageSummary }) {
  const { t } = useTranslation()
  const faults = [goneText(goneGoods), oldPriceText(oldPrices)].filter((fault) => fault !== null)
  return (
    <>
      <StatusTag field={pageFields.pageShow} value={pageShow} />
      {publishTime && t('{{time}} 自动发布', { time: formatTime(publishTime, 'YYYY-MM-DD HH:mm') })}
      {faults.map((fault) => (
        <span key={fault.text} className={textStyles.negative} title={translateMessage(t, fault)}>
          　{translateMessage(t, fault)}
        </span>
      ))}
    </>
  )
}
