import { getValue, optional, postFiles, requiring } from '#shared/endpoint'

// Apart from the calls of the http layer, which the sign-in page loads.

const CHUNK = '/api/common/common/upload/chunk'

/**
 * Calls that send a large file in chunks. Optional: the mall takes whole files only. The call of the upload
 * itself then names the upload by `uploadId`, its `uploadField`, `uploadName` and `uploadSize` in place of the file.
 */
export const chunkEndpoints = optional('chunkedUpload', {
  /** The numbers of the chunks that the server has, from 0. */
  kept: requiring(getValue(CHUNK), 'uploadId'),
  /** Sends one: `uploadId`, `index`, `file`. */
  send: postFiles(CHUNK),
})
