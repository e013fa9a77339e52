/** The parameters of `AskedPurchases`: those that no service has. */
export const BOUGHT_PARAMS = ['boughtGoodsId', 'boughtFrom', 'boughtTo', 'boughtBefore', 'boughtNum'] as const
/** The filters of the list that become them: a narrow one first, which shares a line with the buttons. */
export const BOUGHT_FILTERS = ['boughtBefore', 'boughtGoodsId', 'boughtNum', 'boughtRange'] as const
