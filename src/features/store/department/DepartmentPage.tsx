import { PlusOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Input, Tree } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { findPath, flatten } from '#domain/tree'
import { ChangeLogSection } from '#features/store/changeLog/ChangeLogSection'
import { roles } from '#features/store/role/api'
import { ActionButtons } from '#shared/action/ActionButtons'
import { canOperate, toSearch } from '#shared/navigation'
import { notify } from '#shared/notify'
import { DescriptionList } from '#shared/record/DescriptionList'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordState } from '#shared/record/RecordState'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { PageLink } from '#shared/ui/PageLink'
import { EmptyState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { departmentActions } from './actions'
import { departments } from './api'
import { DepartmentEditor } from './DepartmentEditor'
import styles from './DepartmentPage.module.css'
import { departmentFields } from './fields'
import { type Department, departmentPath, movesTo, ROOT, searchDepartments } from './model'
import { placeOf, toNodes } from './treeMove'

/** 部门管理: the tree of departments, and the selected one. */
export default function DepartmentPage() {
  const { t } = useTranslation()
  const query = useQuery({ ...departments.tree(null), meta: IN_PLACE })
  const [id, choose] = useSearchParam('id')
  const navigate = useNavigate()
  const add = canOperate('storeDepartmentManage') && (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      onClick={() => navigate({ search: `?${toSearch({ id, edit: 'new' })}` })}
    >
      {t('添加一级部门')}
    </Button>
  )
  return (
    <div className={styles.frame}>
      <RecordState query={query}>
        {(tree) => (
          <div className={styles.page}>
            <section className={styles.tree} aria-label={t('部门管理')}>
              {add}
              {tree.length === 0 ? (
                <EmptyState text={t('还没有部门。点击上方按钮添加，之后可为店员选择部门。')} />
              ) : (
                <DepartmentTree tree={tree} id={id} choose={choose} />
              )}
            </section>
            <div className={styles.chosen}>
              <Chosen tree={tree} id={id} />
            </div>
          </div>
        )}
      </RecordState>
      <DepartmentEditor />
    </div>
  )
}

type TreeProps = { tree: Department[]; id: string; choose: (id: string) => void }

/** Expanded nodes stay expanded after every change of the tree. */
function DepartmentTree({ tree, id, choose }: TreeProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const move = useMutation({ ...departments.move(), onSuccess: () => notify(t('部门顺序已保存')) })
  const shown = searchDepartments(tree, wanted)
  const all = flatten(shown)
  const open = all.map((one) => one.id).filter((key) => wanted !== '' || !closed.has(key))
  const mayMove = canOperate('storeDepartmentManage') && wanted === '' && !move.isPending
  return (
    <>
      <Input.Search
        allowClear
        aria-label={t('输入部门名搜索')}
        placeholder={t('输入部门名搜索')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Tree
        aria-label={t('部门')}
        blockNode
        treeData={toNodes(shown)}
        selectedKeys={id ? [id] : []}
        expandedKeys={open}
        draggable={mayMove && { icon: false }}
        onExpand={(keys) => setClosed(new Set(all.map((one) => one.id).filter((key) => !keys.includes(key))))}
        onSelect={([key]) => choose(String(key ?? ''))}
        onDrop={(drop) => {
          const place = placeOf(tree, drop)
          if (place) move.mutate(movesTo(tree, String(drop.dragNode.key), place))
        }}
      />
      {all.length === 0 && <p>{t('没有符合条件的部门')}</p>}
    </>
  )
}

function Chosen({ tree, id }: { tree: Department[]; id: string }) {
  const { t } = useTranslation()
  const path = findPath(tree, (one) => one.id === id)
  const department = path.at(-1)
  const record = useQuery({ ...departments.byId(id), enabled: department !== undefined, meta: IN_PLACE })
  const all = useQuery({ ...roles.all(null), enabled: department !== undefined, meta: { silent: true } })
  if (!department) return <EmptyState text={t('请先点击选择一个部门')} />
  const placed = { ...department, parentId: path.at(-2)?.id ?? ROOT, tree, siblings: path.at(-2)?.children ?? tree }
  const nameOf = (roleId: string) => all.data?.find((role) => role.id === roleId)?.name ?? roleId
  return (
    <>
      <RecordHead title={department.title} actions={<ActionButtons actions={departmentActions} record={placed} />} />
      <Section
        title={t('部门信息')}
        extra={
          <PageLink name="clerkManage" query={{ departmentId: department.id }}>
            {t('查看店员')}
          </PageLink>
        }
      >
        <RecordState query={record}>
          {({ roleIds }) => (
            <DescriptionList
              fields={departmentFields}
              record={department}
              names={[
                { field: 'parentId', render: departmentPath(tree, placed.parentId) },
                'sortOrder',
                'clerkCount',
                { field: 'roleIds', isWide: true, render: roleIds.map(nameOf).join('、') },
              ]}
            />
          )}
        </RecordState>
      </Section>
      <ChangeLogSection of={{ kind: 'DEPARTMENT', id }} fields={departmentFields} />
    </>
  )
}
