import { getPage, getValue, optional, post, postFiles, postForm, put, remove } from '#shared/endpoint'

const FILE = '/api/common/common/file'
const FOLDER = '/api/common/resource/fileDirectory'

/** Calls about files: the supplier's own, and those of documents. */
export const fileEndpoints = {
  page: getPage(FILE),
  upload: postFiles('/api/common/common/upload/file'),
  rename: postForm(`${FILE}/rename`),
  ...optional('fileMove', {
    /** Moves several files, whose ids are joined by commas, into a folder, 0 for none. */
    move: postForm(`${FILE}/move`),
  }),
  /** Takes several ids, joined by commas. */
  remove: remove(`${FILE}/delete/{ids}`),
}

/** Calls about the folders of the supplier's own files. */
export const folderEndpoints = {
  tree: getValue(FOLDER),
  add: post(FOLDER),
  rename: put(FOLDER),
  remove: remove(`${FOLDER}/{id}`),
}
