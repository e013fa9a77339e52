import type { StatusTable } from '#domain/status'
import { daysBetween, serverToday } from '#domain/time'
import type { PlatformFeature } from './model'

/** A service counts as ending soon this many days before its end. */
const SOON_DAYS = 30
type ServiceState = 'none' | 'active' | 'soon' | 'ended'
/** Labels and colours of a package's state. */
export const serviceState: StatusTable<ServiceState> = {
  none: { label: '未开通', color: 'default' },
  active: { label: '使用中', color: 'success' },
  soon: { label: '即将到期', color: 'warning' },
  ended: { label: '已到期', color: 'error' },
}

/** The state of a package today; its last day is included. */
export function serviceStateOf(
  { serviceEnd }: Pick<PlatformFeature, 'serviceEnd'>,
  today = serverToday(),
): ServiceState {
  const left = daysBetween(today, serviceEnd)
  if (left === null) return 'none'
  if (left < 0) return 'ended'
  return left <= SOON_DAYS ? 'soon' : 'active'
}
