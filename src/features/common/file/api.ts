import { anything, listOf, Malformed, mapped, nothing, pageOf } from '#domain/shape'
import { isRecord, wireText } from '#domain/wire'
import { uploadOperation } from '#shared/http/files'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pagesBy, valueQuery } from '#shared/resource'
import type { SendFile } from '#shared/upload/useUploads'
import { fileEndpoints, folderEndpoints } from './endpoints'
import { type Folder, fileSchema, folderRow, toFolders } from './model'

/** The mall's file service returns only the URL, other stores an object. */
const storedUrl = mapped(anything, (answer) => {
  const url = isRecord(answer) ? wireText(answer.url) || wireText(answer.link) : wireText(answer)
  if (url === '') throw new Malformed('no address of the file')
  return url
})

type UploadOptions = Parameters<SendFile>[1]
type Stored = Awaited<ReturnType<SendFile>>

const readFiles = operation(fileEndpoints.page, pageOf(fileSchema))
const upload = uploadOperation(fileEndpoints.upload, storedUrl)
const renameFile = operation(fileEndpoints.rename, nothing)
const moveFiles = operation(fileEndpoints.move, nothing)
const removeFiles = operation(fileEndpoints.remove, nothing)

/** The supplier's own pictures and videos. The service cannot replace a file. */
export const files = defineResource('file', {
  page: pagesBy(({ startDate = '', endDate = '', ...query }: ListQuery, signal) => {
    // The service filters by days, the last one included.
    const days = { startDate: String(startDate).slice(0, 10), endDate: String(endDate).slice(0, 10) }
    return readFiles({ ...query, ...days }, { signal })
  }),
  /** Uploads into a folder; '' is none. */
  upload: mutation(({ file, folderId, options }: { file: File; folderId: string; options: UploadOptions }) =>
    uploadTo(folderId, file, options),
  ),
  rename: mutation((file: { id: string; newName: string }) => renameFile(file)),
  /** Into a folder; '' is none. The service takes the root as 0. */
  move: mutation(({ ids, folderId }: { ids: string[]; folderId: string }) =>
    moveFiles({ ids: ids.join(','), fileDirectoryId: folderId || '0' }),
  ),
  remove: mutation((ids: string[]) => removeFiles({ ids: ids.join(',') })),
})

const addFolder = operation(folderEndpoints.add, nothing)
const renameFolder = operation(folderEndpoints.rename, nothing)
const removeFolder = operation(folderEndpoints.remove, nothing)
const tree = mapped(listOf(folderRow), (rows) => toFolders(rows))

/** The folders of the files, up to three levels. */
export const folders = defineResource('fileFolder', {
  tree: valueQuery(operation(folderEndpoints.tree, tree)),
  add: mutation(({ directoryName, parent }: { directoryName: string; parent: Folder }) =>
    addFolder({ directoryName, parentId: parent.id || '0', level: parent.level + 1 }),
  ),
  rename: mutation(({ directoryName, folder: { id, parentId, level } }: { directoryName: string; folder: Folder }) =>
    renameFolder({ id, directoryName, parentId, level }),
  ),
  remove: mutation((id: string) => removeFolder({ id })),
})

/**
 * Uploads a file into a folder of the file service; '' is none.
 *
 * @throws ApiError when the server rejects the file or returns no URL
 */
export async function uploadTo(folderId: string, file: File, options: UploadOptions): Promise<Stored> {
  const url = await upload({ file, directoryPath: folderId }, options)
  return { id: url, name: file.name, url, size: file.size }
}
