import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Translate } from '#domain/text'
import { ListPage } from '#shared/list/ListPage'
import { lazyAfterRows } from '#shared/list/lazyAfterRows'
import { PictureCell } from '#shared/media/PictureCell'
import { ViewButton } from '#shared/ui/ViewButton'
import { goodsChanges } from './api'
import { changeFields } from './fields'
import { shownSide } from './model'

const ChangeDrawer = lazyAfterRows(() => import('./ChangeDrawer').then((module) => ({ default: module.ChangeDrawer })))
const ChangeEditor = lazyAfterRows(() => import('./ChangeEditor').then((module) => ({ default: module.ChangeEditor })))

/** 商品变更: requests to change products, decided by the platform. */
export default function ChangeListPage() {
  const { t } = useTranslation()
  return (
    <>
      <ListPage
        caption={t('商品变更')}
        query={goodsChanges.page}
        fields={changeFields}
        filters={['goodsName', 'changeType']}
        statusField="status"
        rowKey="id"
        columns={[
          {
            field: 'goodsName',
            render: ({ id, thumbnail, goodsName, simpleSpecs, prices }) => (
              <ViewButton id={id}>
                <PictureCell image={thumbnail} name={goodsName} note={specsText(simpleSpecs, prices.length, t)} />
              </ViewButton>
            ),
          },
          'changeType',
          { field: 'before', text: (change) => shownSide(change, 'before') },
          { field: 'after', text: (change) => shownSide(change, 'after') },
          'status',
          'createTime',
          'reason',
          'auditMessage',
          'auditTime',
        ]}
        sortable={['createTime', 'auditTime']}
        add={{ label: '申请变更', screen: 'goods-change' }}
        empty={{ text: '还没有变更申请。改价、改名可在这里提交，商品在审核期间照常销售。' }}
      />
      <Suspense>
        <ChangeDrawer />
      </Suspense>
      <Suspense>
        <ChangeEditor />
      </Suspense>
    </>
  )
}

function specsText(simpleSpecs: string, count: number, t: Translate): string {
  return count > 1 ? t('{{count}} 个规格', { count }) : simpleSpecs.trim()
}
