import { fileEndpoints, folderEndpoints } from '#features/common/file/endpoints'
import { type Folder, kindOf, validateFolder, validateName } from '#features/common/file/model'
import { fileRequests, folderRequests } from '#features/common/file/requests'
import { crudRoutes } from '#mocks/kernel/http/crud'
import { ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, Refusal } from '#mocks/kernel/http/reply'
import { bodyBy, listField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { containing, contains, during, equalTo, type Filters, pageBy } from '#mocks/kernel/store/listing'
import { nextId } from '#mocks/kernel/store/store'
import { type FileRow, type FolderRow, fileTables } from './rows'
import { fileUses } from './useRules'

const { files, fileFolders } = fileTables
/** The files and folders of the caller's supplier. */
export const ownFiles = ownedBy(files, 'supplierId')
export const ownFolders = ownedBy(fileFolders, 'supplierId')

const filters: Filters<FileRow> = {
  ...containing('name', 'fileKey'),
  ...equalTo('fileDirectoryId'),
  ...during('createTime', 'startDate', 'endDate'),
  fileType: contains((row) => kindOf(row)),
}

export const managerRoutes: Route[] = [
  readRoute(fileEndpoints.page, 'file', (call) => {
    const usesOf = fileUses(call.account.supplierId)
    // [proposed]
    const view = (row: FileRow) => ({ ...row, usedBy: usesOf(row.url) })
    return pageBy(ownFiles.all(call), call, { filters, view })
  }),
  ...crudRoutes({ remove: fileEndpoints.remove }, 'file', ownFiles, {}),
  writeRoute(fileEndpoints.rename, 'file', (call) => {
    const { id, newName: name } = bodyBy(call, fileRequests.rename)
    const file = ownFiles.get(call, id)
    refuseErrors(validateName({ name }), badInput)
    return files.update(file.id, { name })
  }),
  writeRoute(fileEndpoints.move, 'file', (call) => {
    const { fileDirectoryId: folderId } = bodyBy(call, fileRequests.move, ['fileDirectoryId'])
    const rows = listField(call, 'ids').map((id) => ownFiles.get(call, id))
    const fileDirectoryId = folderId === '0' ? '' : ownFolders.get(call, folderId).id
    for (const { id } of rows) files.update(id, { fileDirectoryId })
    return null
  }),
  readRoute(folderEndpoints.tree, 'file', (call) => treeOf(call, '0')),
  writeRoute(folderEndpoints.add, 'file', (call) => {
    const sent = bodyBy(call, folderRequests.add)
    const parentId = sent.parentId || '0'
    const level = parentId === '0' ? 0 : ownFolders.get(call, parentId).level + 1
    if (level > 2) throw badInput('分组最多三级')
    const { supplierId } = call.account
    const directoryName = checkedName(call, sent, { parentId, id: '' })
    return fileFolders.insert({ id: nextId(), supplierId, parentId, level, directoryName })
  }),
  writeRoute(folderEndpoints.rename, 'file', (call) => {
    const sent = bodyBy(call, folderRequests.rename)
    const folder = ownFolders.get(call, sent.id)
    return fileFolders.update(folder.id, { directoryName: checkedName(call, sent, folder) })
  }),
  writeRoute(folderEndpoints.remove, 'file', (call) => {
    const gone = withBelow(ownFolders.get(call))
    if (files.find(({ fileDirectoryId }) => gone.some(({ id }) => id === fileDirectoryId))) {
      // This route rejects with HTTP 200, unlike the others.
      throw new Refusal('文件夹下有文件，请删除所有文件后删除文件夹！', { code: 1012 })
    }
    for (const { id } of gone) fileFolders.delete(id)
    return null
  }),
]

function checkedName(
  call: Call,
  { directoryName }: Pick<Folder, 'directoryName'>,
  { id, parentId }: Pick<FolderRow, 'id' | 'parentId'>,
): string {
  refuseErrors(validateFolder({ directoryName }), badInput)
  const beside = ownFolders.all(call).filter((row) => row.parentId === parentId && row.id !== id)
  if (beside.some((row) => row.directoryName === directoryName)) throw badInput('分组名称已存在')
  return directoryName
}

function treeOf(call: Call, parentId: string): Folder[] {
  const rows = ownFolders.all(call).filter((row) => row.parentId === parentId)
  return rows.map(({ supplierId: _, ...row }) => ({ ...row, children: treeOf(call, row.id) }))
}

function withBelow(folder: FolderRow): FolderRow[] {
  return [folder, ...fileFolders.filter(({ parentId }) => parentId === folder.id).flatMap(withBelow)]
}
