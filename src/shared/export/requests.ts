import * as v from 'valibot'
import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { exportLogEndpoints } from './endpoints'

/** A criterion of an exported list: the label of its field, or its name where it has none, and the value as sent. */
const filterSchema = v.object({ name: wire.text(), value: wire.text() })
/** A criterion of an exported list. */
export type ExportFilter = v.InferOutput<typeof filterSchema>

/** What calls about exports carry. */
export const exportLogRequests = {
  tell: body(exportLogEndpoints.tell, {
    /** The path of the screen, as `/orders`. */
    screen: wire.text(),
    /** What is exported, as the screen calls it. */
    name: wire.text(),
    fileName: wire.text(),
    filters: wire.list(filterSchema),
    /** The headers of the columns. */
    columns: wire.list(wire.textItem),
    /** How many rows the worksheet has below its header. */
    rows: wire.count(),
  }),
}
