/** Addresses of the screens to be shown in English. */
export const english = ['/shop-categories?edit=new', '/goods-units']
