import { anything, listOf, Malformed, mapped, nothing, pageOf } from '#domain/shape'
import { isRecord, wireText } from '#domain/wire'
import type { SendFile } from '#shared/editor/useUploads'
import { get, post, postForm, put, remove, upload } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { type Folder, fileSchema, folderRow, toFolders } from './model'

const FILE = '/api/common/common/file'
const FOLDER = '/api/common/resource/fileDirectory'

/** The mall's file service returns only the URL, other stores an object. */
const storedUrl = mapped(anything, (answer) => {
  const url = isRecord(answer) ? wireText(answer.url) || wireText(answer.link) : wireText(answer)
  if (url === '') throw new Malformed('no address of the file')
  return url
})

type UploadOptions = Parameters<SendFile>[1]
type Stored = Awaited<ReturnType<SendFile>>

/** The supplier's own pictures and videos. The service can neither move a file nor replace it. */
export const files = defineResource('file', {
  page: pagesBy(({ startDate = '', endDate = '', ...query }: ListQuery, signal) => {
    // The service filters by days, the last one included.
    const days = { startDate: String(startDate).slice(0, 10), endDate: String(endDate).slice(0, 10) }
    return get(FILE, pageOf(fileSchema), { ...query, ...days }, { signal })
  }),
  /** Uploads into a folder; '' is none. */
  upload: mutation(({ file, folderId, options }: { file: File; folderId: string; options: UploadOptions }) =>
    uploadTo(folderId, file, options),
  ),
  rename: mutation(({ id, newName }: { id: string; newName: string }) =>
    postForm(`${FILE}/rename`, nothing, { id, newName }),
  ),
  remove: mutation((ids: string[]) => remove(`${FILE}/delete/${ids.join(',')}`, nothing)),
})

/** The folders of the files, up to three levels. */
export const folders = defineResource('fileFolder', {
  tree: query((_none: null, signal) =>
    get(
      FOLDER,
      mapped(listOf(folderRow), (rows) => toFolders(rows)),
      {},
      { signal },
    ),
  ),
  add: mutation(({ directoryName, parent }: { directoryName: string; parent: Folder }) =>
    post(FOLDER, nothing, { directoryName, parentId: parent.id || '0', level: parent.level + 1 }),
  ),
  rename: mutation(({ directoryName, folder: { id, parentId, level } }: { directoryName: string; folder: Folder }) =>
    put(FOLDER, nothing, { id, directoryName, parentId, level }),
  ),
  remove: mutation((id: string) => remove(`${FOLDER}/${id}`, nothing)),
})

async function uploadTo(folderId: string, file: File, options: UploadOptions): Promise<Stored> {
  const body = new FormData()
  body.append('file', file, file.name)
  body.append('directoryPath', folderId)
  const url = await upload('/api/common/common/upload/file', storedUrl, body, options)
  return { id: url, name: file.name, url, size: file.size }
}
