/** Addresses of the screens to be shown in English. */
export const english = ['/distribution/goods?edit=new', '/distribution/orders']
