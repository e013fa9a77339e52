import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { chunkEndpoints } from './endpoints'

/** What calls that send a large file in chunks carry. */
export const chunkRequests = {
  send: body(chunkEndpoints.send, { uploadId: wire.text(), index: wire.text(), file: wire.file() }),
}
