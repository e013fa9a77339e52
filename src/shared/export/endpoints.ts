import { optional, post } from '#shared/endpoint'

/** Calls about workbooks that the browser writes itself. */
export const exportLogEndpoints = optional('exportLog', {
  /** Before the file is made; a refusal means that there is none. */
  tell: post('/api/gd-material/recordLog/tellExport'),
})
