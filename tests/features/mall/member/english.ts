/** Addresses of the screens to be shown in English. */
export const english = ['/members', '/member-detail?id=1770000000000000002']
