import * as v from 'valibot'
import * as wire from '#domain/wire'
import { body } from '#shared/http/request'
import { printEndpoints } from './endpoints'

/** Millimetres. */
const marginSchema = v.object({
  top: wire.decimal(),
  right: wire.decimal(),
  bottom: wire.decimal(),
  left: wire.decimal(),
})

/** What calls about printed pages carry. */
export const printRequests = {
  pdf: body(printEndpoints.pdf, {
    html: wire.text(),
    fileName: wire.text(),
    paper: wire.text(),
    width: wire.text(),
    height: wire.text(),
    unit: wire.text(),
    landscape: wire.text(),
    margin: wire.record(marginSchema),
  }),
}
