import type { PageData } from '#features/mall/decoration/model'
import { table } from '#mocks/kernel/store/table'

/** A page of a shop. */
export type PageRow = Omit<PageData, 'pageShow'> & { storeId: string; createTime: string; pageShow: 'OPEN' | 'CLOSE' }

export const decorationTables = { pageDatas: table<PageRow>() }
