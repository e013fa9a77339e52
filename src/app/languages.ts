import zhCN from 'antd/es/locale/zh_CN'
import type { Language } from '#shared/i18n'
import { importWithRetry } from '#shared/lazyWithRetry'

/** The languages of the interface. The first is that of the keys: its texts need no file. */
export const languages: readonly Language[] = [
  { number: 1, code: 'zh-CN', name: '中文', dayjs: 'zh-cn', load: async () => ({ words: {}, antd: zhCN }) },
  { number: 2, code: 'en-US', name: 'English', dayjs: 'en', load: () => importWithRetry(() => import('./english')) },
]
