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

/** The pages of the shop for one client, and which of them is live. */
export function PageList({ client }: { client: PageClient }) {
  const { t } = useTranslation()
  const isPhone = client === 'H5'
  const editor = isPhone ? 'main' : 'renovation'
  const add = canOperate(isPhone ? 'wapList' : 'floorList') && (
    <OpenButton name={editor} type="primary" icon={<PlusOutlined aria-hidden="true" />}>
      {t('新建页面')}
    </OpenButton>
  )
  const nameLink = ({ id, name }: PageSummary) => (
    <PageLink name={editor} query={{ id }}>
      {name}
    </PageLink>
  )
  return (
    <ListPage
      caption={isPhone ? t('移动楼层') : t('PC楼层')}
      query={isPhone ? pageDatas.phone : pageDatas.site}
      fields={pageFields}
      filters={['name']}
      statusField="pageShow"
      rowKey="id"
      columns={[{ field: 'name', render: nameLink, text: ({ name }) => name }, 'pageShow', 'updateTime']}
      actions={pageActions[client]}
      toolbar={add}
      empty={{ text: '还没有页面。', action: add }}
    />
  )
}
