import type { Endpoint } from '#shared/endpoint'

type FeatureEndpoints = Record<string, Record<string, Endpoint>>
const features = import.meta.glob<FeatureEndpoints>('../../../features/*/*/endpoints.ts', { eager: true })

/** The endpoints of all features by the name of their object; read while building. */
export const allEndpoints: FeatureEndpoints = Object.assign({}, ...Object.values(features))
