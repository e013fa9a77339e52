// Reads a workbook on its own thread: a large or hostile file must not block the server. `workbook.ts` describes the
// messages it posts.
import { parentPort, workerData } from 'node:worker_threads'
import { readWorksheet } from '../../../src/domain/workbook/readWorksheet.mjs'

const { bytes, limits } = workerData

try {
  parentPort?.postMessage({ sheet: readWorksheet(new Uint8Array(bytes), limits) })
} catch (error) {
  parentPort?.postMessage({ fault: error.fault })
}
