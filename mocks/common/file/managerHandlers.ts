import { type Errors, plain } from '#domain/text'
import { fileEndpoints, folderEndpoints } from '#features/common/file/endpoints'
import { type Folder, kindOf, validateFolder, validateName } from '#features/common/file/model'
import { ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal, refusal } from '#mocks/kernel/http/reply'
import { requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import {
  contains,
  type Filters,
  filtered,
  notAfter,
  notBefore,
  oneOf,
  pageOf,
  sorted,
} from '#mocks/kernel/store/listing'
import { nextId } from '#mocks/kernel/store/store'
import { type FileRow, type FolderRow, fileTables } from './rows'

const { files, fileFolders } = fileTables
const ownFile = ownedBy(files, 'supplierId', () => refusal(20005, '权限不足'))
const ownFolder = ownedBy(fileFolders, 'supplierId', () => refusal(20005, '权限不足'))

const filters: Filters<FileRow> = {
  name: contains((row) => row.name),
  fileKey: contains((row) => row.fileKey),
  fileType: contains((row) => kindOf(row)),
  fileDirectoryId: oneOf((row) => row.fileDirectoryId),
  startDate: notBefore((row) => row.createTime),
  endDate: notAfter((row) => row.createTime),
}

export const managerRoutes: Route[] = [
  readRoute(fileEndpoints.page, 'file', (call) => {
    const own = files.filter(({ supplierId }) => supplierId === call.account.supplierId)
    return pageOf(sorted(filtered(own, call, filters), call, ['createTime']), call)
  }),
  writeRoute(fileEndpoints.rename, 'file', (call) => {
    const { id } = ownFile(call, requiredField(call, 'id'))
    const name = textField(call, 'newName')
    refuse(validateName({ name }))
    return files.update(id, { name })
  }),
  writeRoute(fileEndpoints.remove, 'file', (call) => {
    for (const id of (call.params.ids ?? '').split(',')) files.delete(ownFile(call, id).id)
    return null
  }),
  readRoute(folderEndpoints.tree, 'file', (call) => treeOf(call, '0')),
  writeRoute(folderEndpoints.add, 'file', (call) => {
    const parentId = textField(call, 'parentId') || '0'
    const level = parentId === '0' ? 0 : ownFolder(call, parentId).level + 1
    if (level > 2) throw refusal(4002, '分组最多三级')
    const { supplierId } = call.account
    return fileFolders.insert({ id: nextId(), supplierId, parentId, level, directoryName: nameOf(call, parentId, '') })
  }),
  writeRoute(folderEndpoints.rename, 'file', (call) => {
    const folder = ownFolder(call, requiredField(call, 'id'))
    return fileFolders.update(folder.id, { directoryName: nameOf(call, folder.parentId, folder.id) })
  }),
  writeRoute(folderEndpoints.remove, 'file', (call) => {
    const gone = withBelow(ownFolder(call, call.params.id ?? ''))
    if (files.find(({ fileDirectoryId }) => gone.some(({ id }) => id === fileDirectoryId))) {
      // This route rejects with HTTP 200, unlike the others.
      throw new Refusal('文件夹下有文件，请删除所有文件后删除文件夹！', { code: 1012 })
    }
    for (const { id } of gone) fileFolders.delete(id)
    return null
  }),
]

function nameOf(call: Call, parentId: string, ownId: string): string {
  const directoryName = textField(call, 'directoryName')
  refuse(validateFolder({ directoryName }))
  const { supplierId } = call.account
  const isTaken = fileFolders.find(
    (row) =>
      row.supplierId === supplierId &&
      row.parentId === parentId &&
      row.directoryName === directoryName &&
      row.id !== ownId,
  )
  if (isTaken) throw refusal(4002, '分组名称已存在')
  return directoryName
}

function treeOf(call: Call, parentId: string): Folder[] {
  return fileFolders
    .filter((row) => row.supplierId === call.account.supplierId && row.parentId === parentId)
    .map(({ supplierId: _, ...row }) => ({ ...row, children: treeOf(call, row.id) }))
}

function withBelow(folder: FolderRow): FolderRow[] {
  return [folder, ...fileFolders.filter(({ parentId }) => parentId === folder.id).flatMap(withBelow)]
}

function refuse(errors: Errors) {
  refuseErrors(errors, (error) => refusal(4002, plain(error)))
}
