import { StatusTag } from '#shared/fields/FieldValue'
import type { PlatformFeature } from './model'
import { serviceState, serviceStateOf } from './serviceState'

/** The state of a package: not bought, in use, ending soon, ended. */
export function ServiceTag({ feature }: { feature: PlatformFeature }) {
  return <StatusTag field={{ table: serviceState }} value={serviceStateOf(feature)} />
}
