import type { Folder, StoredFile } from '#features/common/file/model'
import { table } from '#mocks/kernel/store/table'

/** A file of a supplier's manager. */
export type FileRow = Omit<StoredFile, 'usedBy'> & { supplierId: string; ownerId: string; userEnums: 'STORE' }
export type FolderRow = Omit<Folder, 'children'> & { supplierId: string }

export const fileTables = { files: table<FileRow>(), fileFolders: table<FolderRow>() }
