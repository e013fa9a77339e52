import { useMutation, useQuery } from '@tanstack/react-query'
import { Modal, Tree } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { files, folders } from '#features/common/file/api'
import { type Folder, ROOT, type StoredFile } from '#features/common/file/model'
import { notify } from '#shared/notify'
import { RecordState } from '#shared/record/RecordState'
import { IN_PLACE } from '#shared/resource'

type Props = { rows: readonly StoredFile[]; onMoved: () => void; onClose: () => void }
type Node = { key: string; title: string; children: Node[] }

/** Tree keys may not be empty. */
const NO_FOLDER = 'none'

/** Asks for the folder to move files to. A failed move leaves the choice as it was. */
export default function MoveFiles({ rows, onMoved, onClose }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | null>(null)
  const query = useQuery({ ...folders.tree(null), meta: IN_PLACE })
  const move = useMutation({
    ...files.move(),
    onSuccess: () => {
      notify(t('已移动 {{count}} 个文件', { count: rows.length }))
      onMoved()
    },
  })
  const [first] = rows
  const nodesOf = (list: readonly Folder[]): Node[] =>
    list.map(({ id, directoryName, children }) => ({ key: id, title: directoryName, children: nodesOf(children) }))
  return (
    <Modal
      open
      title={
        rows.length === 1
          ? t('移动文件 {{name}}', { name: first?.name })
          : t('移动 {{count}} 个文件', { count: rows.length })
      }
      okText={t('移动')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: chosen === null, loading: move.isPending }}
      onOk={() =>
        move.mutate({
          ids: rows.map(({ id }) => id),
          folderId: chosen === null || chosen === NO_FOLDER ? ROOT.id : chosen,
        })
      }
      onCancel={onClose}
    >
      <RecordState query={query}>
        {(tree) => (
          <Tree<Node>
            blockNode
            defaultExpandAll
            switcherIcon={null}
            aria-label={t('移动到')}
            selectedKeys={chosen === null ? [] : [chosen]}
            treeData={[...nodesOf(tree), { key: NO_FOLDER, title: t('不分组'), children: [] }]}
            onSelect={(_keys, { node }) => setChosen(String(node.key))}
          />
        )}
      </RecordState>
    </Modal>
  )
}
