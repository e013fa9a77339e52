import { useQuery } from '@tanstack/react-query'
import { Button, Tree } from 'antd'
import { useTranslation } from 'react-i18next'
import { findPath, flatten } from '#domain/tree'
import { folderActions } from '#features/common/file/actions'
import { folders } from '#features/common/file/api'
import { type Folder, ROOT } from '#features/common/file/model'
import { useActions } from '#shared/action/useActions'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import styles from './FolderTree.module.css'

type Props = {
  /** Id of the chosen folder; '' = all files. */
  value: string
  onChange: (id: string) => void
  /** Offers to add, rename and delete the chosen folder. */
  isEditable: boolean
}

type Node = { key: string; title: string; children: Node[] }

/** Tree keys may not be empty. */
const ALL = 'all'

/** The folders of the files; the buttons above act on the chosen one. */
export function FolderTree({ value, onChange, isEditable }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...folders.tree(null), meta: IN_PLACE })
  const actionsOf = useActions(isEditable ? folderActions : undefined)
  if (!query.data) {
    return query.isError ? <ErrorState query={query} /> : <PageLoading />
  }
  const chosen = findPath(query.data, ({ id }) => id === value).at(-1) ?? ROOT
  const nodesOf = (list: readonly Folder[]): Node[] =>
    list.map(({ id, directoryName, children }) => ({ key: id, title: directoryName, children: nodesOf(children) }))
  return (
    <nav className={styles.folders} aria-label={t('文件分组')}>
      <div className={styles.actions}>
        {actionsOf(chosen).map(({ key, label, icon, isDisabled, isDanger, run }) => (
          <Button
            key={key}
            size="small"
            icon={icon}
            danger={isDanger}
            disabled={isDisabled}
            title={isDisabled ? t('分组最多三级') : label}
            aria-label={label}
            onClick={run}
          />
        ))}
      </div>
      <Tree<Node>
        blockNode
        // Every folder is visible: there are at most three levels.
        expandedKeys={[ALL, ...flatten(query.data).map(({ id }) => id)]}
        switcherIcon={null}
        selectedKeys={[value || ALL]}
        treeData={[{ key: ALL, title: t('全部文件'), children: nodesOf(query.data) }]}
        // `onSelect` reports no key when the chosen folder is clicked again, so its node is used.
        onSelect={(_keys, { node }) => onChange(node.key === ALL ? '' : String(node.key))}
      />
    </nav>
  )
}
