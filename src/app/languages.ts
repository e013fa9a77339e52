import zhCN from 'antd/es/locale/zh_CN'
import type { Language } from '#shared/i18n'

/**
 * The languages of the interface. The keys are texts of the first one, so it needs no file. A failed load is not
 * retried automatically: the interface stays usable in the first language, says so at once and offers a retry.
 */
export const languages: readonly Language[] = [
  { number: 1, code: 'zh-CN', name: '中文', dayjs: 'zh-cn', load: async () => ({ words: {}, antd: zhCN }) },
  {
    number: 2,
    code: 'en-US',
    name: 'English',
    dayjs: 'en',
    load: () => import('./english'),
    notLoaded: { text: 'English did not load', retry: 'Try again' },
  },
]
