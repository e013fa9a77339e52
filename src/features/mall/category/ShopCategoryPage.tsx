import { HolderOutlined, PlusOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useActions } from '#shared/action/useActions'
import { canOperate, toSearch } from '#shared/navigation'
import { notify } from '#shared/notify'
import { RecordState } from '#shared/record/RecordState'
import { RecordTable } from '#shared/record/RecordTable'
import { IN_PLACE } from '#shared/resource'
import { PageLink } from '#shared/ui/PageLink'
import { EmptyState } from '#shared/ui/states'
import { labelActions, type Placed } from './actions'
import { labels } from './api'
import { labelFields } from './fields'
import { LabelEditor } from './LabelEditor'
import { type GoodsLabel, labelMoves, ROOT_LABEL } from './model'
import styles from './ShopCategoryPage.module.css'

/** 店铺分类: the shop's own categories of its products, in two levels. */
export default function ShopCategoryPage() {
  const { t } = useTranslation()
  const query = useQuery({ ...labels.tree(null), meta: IN_PLACE })
  const navigate = useNavigate()
  const add = canOperate('category') && (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => navigate({ search: `?${toSearch({ edit: 'new' })}` })}
    >
      {t('添加一级分类')}
    </Button>
  )
  return (
    <>
      <RecordState query={query}>
        {(tree) => (
          <section className={styles.page}>
            <div className={styles.bar}>
              {canOperate('category') && tree.length > 0 && (
                <span className={styles.hint}>{t('拖动一行，或用上移、下移调整顺序')}</span>
              )}
              {add}
            </div>
            {tree.length === 0 ? (
              <EmptyState text={t('还没有店铺分类。添加后可在商品中选择，买家按它浏览店铺。')} action={add} />
            ) : (
              <LabelTable tree={tree} />
            )}
          </section>
        )}
      </RecordState>
      {query.data && <LabelEditor tree={query.data} />}
    </>
  )
}

/** A row of the tree table. */
type Row = Omit<Placed, 'children'> & { label: GoodsLabel; children?: Row[] }

function toRows(siblings: readonly GoodsLabel[], parentId: string): Row[] {
  return siblings.map((label) => {
    const { children, ...own } = label
    const below = children.length > 0 ? { children: toRows(children, label.id) } : {}
    return { ...own, label, parentId, siblings, ...below }
  })
}

/** Categories as rows; dragging moves a row before another one of the same parent. */
function LabelTable({ tree }: { tree: readonly GoodsLabel[] }) {
  const { t } = useTranslation()
  const actionsOf = useActions(labelActions)
  const [dragged, setDragged] = useState<Row | null>(null)
  const [over, setOver] = useState('')
  const move = useMutation({ ...labels.move(), onSuccess: () => notify(t('分类顺序已保存')) })
  const mayMove = canOperate('category') && !move.isPending
  const isTarget = (row: Row) => dragged?.parentId === row.parentId && dragged.id !== row.id
  const end = () => {
    setDragged(null)
    setOver('')
  }
  const drop = (row: Row) => {
    if (!dragged || !isTarget(row)) return
    const index = row.siblings.filter(({ id }) => id !== dragged.id).findIndex(({ id }) => id === row.id)
    const isBelow = row.siblings.indexOf(row.label) > row.siblings.indexOf(dragged.label)
    const moves = labelMoves(row.siblings, row.parentId, dragged.id, isBelow ? index + 1 : index)
    if (moves.length > 0) move.mutate(moves)
  }
  return (
    <RecordTable<Row>
      caption={t('店铺分类')}
      loading={move.isPending && { delay: 300 }}
      dataSource={toRows(tree, ROOT_LABEL)}
      expandable={{ defaultExpandAllRows: true }}
      rowClassName={(row) => (over === row.id ? (styles.over ?? '') : '')}
      onRow={(row) => ({
        draggable: mayMove,
        onDragStart: () => setDragged(row),
        onDragOver: (event) => {
          if (!isTarget(row)) return
          event.preventDefault()
          setOver(row.id)
        },
        onDragEnd: end,
        onDrop: (event) => {
          event.preventDefault()
          drop(row)
          end()
        },
      })}
      columns={[
        {
          key: 'labelName',
          title: t(labelFields.labelName.label),
          width: 240,
          render: (_, { labelName }) => (
            <span>
              {mayMove && <HolderOutlined className={styles.handle} aria-hidden="true" />} {labelName}
            </span>
          ),
        },
        {
          key: 'goodsCount',
          title: t(labelFields.goodsCount.label),
          width: 120,
          align: 'right',
          render: (_, { goodsCount, id }) => (
            <PageLink name="goods" query={{ storeCategoryPath: id }}>
              {goodsCount === null ? t('查看') : String(goodsCount)}
            </PageLink>
          ),
        },
        {
          key: 'sortOrder',
          title: t(labelFields.sortOrder.label),
          width: 100,
          align: 'right',
          render: (_, { sortOrder }) => sortOrder,
        },
        {
          key: 'actions',
          title: t('操作'),
          width: 360,
          render: (_, { label, ...row }) => (
            <span className={styles.actions}>
              {actionsOf({ ...row, children: label.children }).map((action) => (
                <Button
                  key={action.key}
                  type="link"
                  size="small"
                  danger={action.isDanger}
                  disabled={action.isDisabled}
                  title={action.key === 'delete' && action.isDisabled ? t('有子分类或商品的分类不能删除') : undefined}
                  onClick={action.run}
                >
                  {action.label}
                </Button>
              ))}
            </span>
          ),
        },
      ]}
    />
  )
}
