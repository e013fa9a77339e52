import zhCN from 'antd/es/locale/zh_CN'
import type { Language } from '#shared/i18n'

/**
 * The languages of the interface. The first is that of the keys: its texts need no file. A load that fails is not tried
 * again by itself: the user is told at once and may try again, and a start goes on in the first language.
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
