/** Addresses of the screens to be shown in English. */
export const english = ['/goods-changes?view=1769630090030000005', '/goods-changes?edit=new&goods=1769600090030000002']
