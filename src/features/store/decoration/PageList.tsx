import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import type { ListQuery } from '#shared/listState'
import { pageActions } from './actions'
import { pageDatas } from './api'
import { pageFields } from './fields'
import type { PageClient } from './model'

const CLIENTS = {
  PC: {
    caption: 'PC楼层',
    pages: (query: ListQuery) => pageDatas.page({ ...query, pageClientType: 'PC' }),
    actions: pageActions('PC'),
  },
  H5: {
    caption: '移动楼层',
    pages: (query: ListQuery) => pageDatas.page({ ...query, pageClientType: 'H5' }),
    actions: pageActions('H5'),
  },
} as const

/** The pages of a client, and which of them is live. */
export function PageList({ client }: { client: PageClient }) {
  const { t } = useTranslation()
  const { caption, pages, actions } = CLIENTS[client]
  return (
    <ListPage
      caption={t(caption)}
      query={pages}
      fields={pageFields}
      filters={[]}
      rowKey="id"
      columns={['name', 'pageShow', 'updateTime']}
      actions={actions}
      empty={{ text: '还没有页面。' }}
    />
  )
}
