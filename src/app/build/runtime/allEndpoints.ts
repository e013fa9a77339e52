import type { Endpoint } from '#shared/endpoint'

type Areas = Record<string, Record<string, Endpoint>>
const areas = import.meta.glob<Areas>('../../../features/*/*/endpoints.ts', { eager: true })

/** The endpoints of all areas by the name of their object; read while building. */
export const allEndpoints: Areas = Object.assign({}, ...Object.values(areas))
