import { nothing } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { exportLogEndpoints } from './endpoints'

/** Tells the server what is about to be exported. */
export const tellExport = operation(exportLogEndpoints.tell, nothing)
