import { DeleteOutlined, EditOutlined, FolderAddOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { defineActions, mutationAction } from '#shared/action/action'
import { files, folders } from './api'
import { fileFields, folderFields } from './fields'
import { type Folder, mayHoldFolders, type StoredFile, validateFolder, validateName } from './model'

/** The actions on a file. Deleting takes several at once, see `useDeleteFiles`. */
export const fileActions = defineActions<StoredFile>({
  screen: 'files',
  idOf: ({ id }) => `file ${id}`,
  nameOf: ({ name }) => name,
  all: [
    mutationAction({
      key: 'rename',
      label: '重命名',
      icon: <EditOutlined aria-hidden="true" />,
      mutation: files.rename,
      argOf: ({ id }, { name }: { name: string }) => ({ id, newName: name.trim() }),
      question: ({ name }) => text('重命名文件 {{name}}', { name }),
      form: { fields: fileFields, names: ['name'], initial: ({ name }) => ({ name }), validate: validateName },
      okText: '保存',
      done: ({ name }) => text('已重命名文件 {{name}}', { name }),
    }),
  ],
})

const nameForm = (isNew: boolean) => ({
  fields: folderFields,
  names: ['directoryName'] as const,
  initial: ({ directoryName }: Folder) => ({ directoryName: isNew ? '' : directoryName }),
  validate: validateFolder,
})

/** The actions on a folder; the root allows only adding folders. */
export const folderActions = defineActions<Folder>({
  screen: 'files',
  idOf: ({ id }) => `folder ${id}`,
  nameOf: ({ directoryName }) => directoryName,
  all: [
    mutationAction({
      key: 'add',
      label: '添加分组',
      icon: <FolderAddOutlined aria-hidden="true" />,
      isDisabled: (folder) => !mayHoldFolders(folder),
      mutation: folders.add,
      argOf: (parent, { directoryName }: { directoryName: string }) => ({
        directoryName: directoryName.trim(),
        parent,
      }),
      question: ({ directoryName }) =>
        directoryName ? text('在「{{name}}」下添加分组', { name: directoryName }) : text('添加分组'),
      form: nameForm(true),
      okText: '保存',
      done: () => text('已添加分组'),
    }),
    mutationAction({
      key: 'rename',
      label: '重命名分组',
      icon: <EditOutlined aria-hidden="true" />,
      isAllowed: ({ id }) => id !== '',
      mutation: folders.rename,
      argOf: (folder, { directoryName }: { directoryName: string }) => ({
        directoryName: directoryName.trim(),
        folder,
      }),
      question: ({ directoryName }) => text('重命名分组 {{name}}', { name: directoryName }),
      form: nameForm(false),
      okText: '保存',
      done: ({ directoryName }) => text('已重命名分组 {{name}}', { name: directoryName }),
    }),
    mutationAction({
      key: 'delete',
      label: '删除分组',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      isAllowed: ({ id }) => id !== '',
      mutation: folders.remove,
      argOf: ({ id }) => id,
      question: ({ directoryName }) => text('删除分组 {{name}}？', { name: directoryName }),
      consequence: text('它下面的分组一起删除。分组里还有文件时不能删除。'),
      done: ({ directoryName }) => text('已删除分组 {{name}}', { name: directoryName }),
    }),
  ],
})
