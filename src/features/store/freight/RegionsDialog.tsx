import { useQuery } from '@tanstack/react-query'
import { Button, Input, Modal, Space, Tree } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '#domain/tree'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { templates } from './api'
import { citiesOf, type Regions, regionsOf } from './model'
import styles from './RegionsDialog.module.css'
import { freeCities, regionGroups } from './regionGroups'

type Props = {
  index: number
  rowOf: ReadonlyMap<string, number>
  value: Regions
  onOk: (value: Regions) => void
  onClose: () => void
}

type Node = { key: string; title: string; disableCheckbox: boolean; children?: Node[] }

/** Provinces and cities to tick. A city of another row is disabled and shows which row has it. */
export default function RegionsDialog({ index, rowOf, value, onOk, onClose }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...templates.cities(null), staleTime: Number.POSITIVE_INFINITY, meta: IN_PLACE })
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(citiesOf(value)))
  const [search, setSearch] = useState('')
  const provinces = query.data ?? []
  const found = provinces.flatMap((province) => matching(province, search.trim()))
  const otherRow = (id: string) => {
    const row = rowOf.get(id)
    return row === undefined || row === index ? null : row + 1
  }
  const nodes: Node[] = found.map(({ id, name, children = [] }) => {
    const cities = children.map((city) => {
      const row = otherRow(city.id)
      const title = row === null ? city.name : t('{{name}}（第 {{row}} 行已选）', { name: city.name, row })
      return { key: city.id, title, disableCheckbox: row !== null }
    })
    return { key: id, title: name, disableCheckbox: cities.every((city) => city.disableCheckbox), children: cities }
  })
  /** Nodes hidden by the search keep their state. */
  const tick = (keys: readonly string[]) => {
    const shown = new Set(found.flatMap(({ children = [] }) => children.map(({ id }) => id)))
    const kept = [...ticked].filter((id) => !shown.has(id))
    setTicked(new Set([...kept, ...keys.filter((key) => shown.has(key))]))
  }
  return (
    <Modal
      open
      title={t('选择地址')}
      okText={t('确定')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: !query.data }}
      onCancel={onClose}
      onOk={() => {
        onOk(regionsOf(ticked, provinces))
        onClose()
      }}
    >
      {query.data ? (
        <>
          <Input
            allowClear
            aria-label={t('搜索省或城市')}
            placeholder={t('搜索省或城市')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Space wrap size={[6, 6]} className={styles.groups} role="group" aria-label={t('按大区选择')}>
            {regionGroups.map((group) => {
              const free = freeCities(group, provinces, (id) => otherRow(id) !== null)
              const isAll = free.length > 0 && free.every((id) => ticked.has(id))
              return (
                <Button
                  key={group.label}
                  size="small"
                  type={isAll ? 'primary' : 'default'}
                  aria-pressed={isAll}
                  disabled={free.length === 0}
                  onClick={() => setTicked(isAll ? without(ticked, free) : new Set([...ticked, ...free]))}
                >
                  {t(group.label)}
                </Button>
              )
            })}
          </Space>
          <div className={styles.tree}>
            {nodes.length === 0 ? (
              <EmptyState text={t('没有找到地区')} />
            ) : (
              <Tree<Node>
                // Remounts on a new search, so that its matches are expanded.
                key={search.trim()}
                checkable
                selectable={false}
                defaultExpandedKeys={openKeys(found, ticked, search.trim())}
                treeData={nodes}
                checkedKeys={[...ticked]}
                onCheck={(keys) => tick((Array.isArray(keys) ? keys : keys.checked).map(String))}
              />
            )}
          </div>
          <span role="status">{t('已选 {{count}} 个城市', { count: ticked.size })}</span>
        </>
      ) : query.isError ? (
        <ErrorState query={query} />
      ) : (
        <PageLoading />
      )}
    </Modal>
  )
}

function without(ticked: ReadonlySet<string>, gone: readonly string[]): Set<string> {
  return new Set([...ticked].filter((id) => !gone.includes(id)))
}

/** A province that matches, with all its cities; or with those that match. */
function matching(province: Region, search: string): Region[] {
  if (search === '' || province.name.includes(search)) return [province]
  const children = (province.children ?? []).filter(({ name }) => name.includes(search))
  return children.length > 0 ? [{ ...province, children }] : []
}

/** Provinces to expand: the matches of a search, else those with only some cities ticked. */
function openKeys(provinces: readonly Region[], ticked: ReadonlySet<string>, search: string): string[] {
  const isMixed = ({ children = [] }: Region) => {
    const count = children.filter(({ id }) => ticked.has(id)).length
    return count > 0 && count < children.length
  }
  return provinces.filter((province) => search !== '' || isMixed(province)).map(({ id }) => id)
}
