import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { pageActions } from './actions'
import { pageDatas } from './api'
import { pageFields } from './fields'
import type { PageClient } from './model'

const ACTIONS = { PC: pageActions('PC'), H5: pageActions('H5') }

/** The pages of a client, and which of them is live. */
export function PageList({ client }: { client: PageClient }) {
  const { t } = useTranslation()
  const isSite = client === 'PC'
  return (
    <ListPage
      caption={isSite ? t('PC楼层') : t('移动楼层')}
      query={isSite ? pageDatas.site : pageDatas.phone}
      fields={pageFields}
      filters={['name']}
      statusField="pageShow"
      rowKey="id"
      columns={['name', 'pageShow', 'updateTime']}
      actions={ACTIONS[client]}
      empty={{ text: '还没有页面。' }}
    />
  )
}
