import { StatusTag } from '#shared/fields/FieldValue'
import { type PlatformFeature, serviceState, serviceStateOf } from './model'

/** The state of a package: not bought, in use, ending soon, ended. */
export function ServiceTag({ feature }: { feature: PlatformFeature }) {
  return <StatusTag field={{ table: serviceState }} value={serviceStateOf(feature)} />
}
