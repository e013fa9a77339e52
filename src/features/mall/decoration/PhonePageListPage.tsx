import { PlusOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { canOperate } from '#shared/navigation'
import { OpenButton } from '#shared/ui/OpenButton'
import { PageLink } from '#shared/ui/PageLink'
import { pageActions } from './actions'
import { pageDatas } from './api'
import { pageFields } from './fields'
import type { PageSummary } from './model'

/** 移动楼层: the pages of the shop on phones, and which of them is live. */
export default function PhonePageListPage() {
  const { t } = useTranslation()
  const add = canOperate('wapList') && (
    <OpenButton name="main" type="primary" icon={<PlusOutlined aria-hidden="true" />}>
      {t('新建页面')}
    </OpenButton>
  )
  return (
    <ListPage
      caption={t('移动楼层')}
      query={pageDatas.phone}
      fields={pageFields}
      filters={['name']}
      statusField="pageShow"
      rowKey="id"
      columns={[{ field: 'name', render: nameLink, text: ({ name }) => name }, 'pageShow', 'updateTime']}
      actions={pageActions}
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
