import { getValue } from '#shared/endpoint'

/** Calls about regions. */
export const regionEndpoints = {
  /** The regions directly below one. */
  below: getValue('/api/gd-system/region/lazy-tree'),
  /** Provinces with their cities, by the mall's own ids. */
  cities: getValue('/api/common/common/region/allCity'),
}
