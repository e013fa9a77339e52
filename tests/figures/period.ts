import { serverToday } from '#domain/time'

/** All that was ever sold: the longest range that statistics take ends today. */
export const ever = () => ({ startDate: '2023-01-01', endDate: serverToday() })
