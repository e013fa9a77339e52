import * as wire from '#domain/wire'
import { body, fileBody, filters } from '#shared/http/request'
import { fileEndpoints, folderEndpoints } from './endpoints'

/** What calls about files carry. */
export const fileRequests = {
  page: filters(fileEndpoints.page, ['fileDirectoryId', 'fileType', 'name']),
  upload: fileBody(fileEndpoints.upload, 'file', { directoryPath: wire.text() }, ['directoryPath']),
  rename: body(fileEndpoints.rename, { id: wire.id(), newName: wire.text() }),
  move: body(fileEndpoints.move, { ids: wire.text(), fileDirectoryId: wire.text() }),
}

/** What calls about the folders of the supplier's own files carry. */
export const folderRequests = {
  add: body(folderEndpoints.add, { directoryName: wire.text(), parentId: wire.text(), level: wire.text() }),
  rename: body(folderEndpoints.rename, {
    id: wire.id(),
    directoryName: wire.text(),
    parentId: wire.text(),
    level: wire.text(),
  }),
}
