import { PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { canOperate } from '#shared/navigation'
import { OpenButton } from '#shared/ui/OpenButton'
import { PageLink } from '#shared/ui/PageLink'
import { pageActions } from './actions'
import { pageDatas } from './api'
import { pageFields } from './fields'
import type { PageClient, PageSummary } from './model'

const ACTIONS = { PC: pageActions('PC'), H5: pageActions('H5') }

/** The pages of a client, and which of them is live. */
export function PageList({ client }: { client: PageClient }) {
  const { t } = useTranslation()
  const isSite = client === 'PC'
  // Pages of the site have no editor yet.
  const add = !isSite && canOperate('wapList') && (
    <OpenButton name="main" type="primary" icon={<PlusOutlined aria-hidden="true" />}>
      {t('新建页面')}
    </OpenButton>
  )
  return (
    <ListPage
      caption={isSite ? t('PC楼层') : t('移动楼层')}
      query={isSite ? pageDatas.site : pageDatas.phone}
      fields={pageFields}
      filters={['name']}
      statusField="pageShow"
      rowKey="id"
      columns={[
        isSite ? 'name' : { field: 'name', render: nameLink, text: ({ name }) => name },
        'pageShow',
        'updateTime',
      ]}
      actions={ACTIONS[client]}
      toolbar={add}
      empty={{ text: '还没有页面。', action: add }}
    />
  )
}

function nameLink({ id, name }: PageSummary) {
  return (
    <PageLink name="main" query={{ id }}>
      {name}
    </PageLink>
  )
}
