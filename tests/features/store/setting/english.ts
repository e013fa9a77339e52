/** Addresses of the screens to be shown in English. */
export const english = ['/supplier/setting', '/supplier/setting?tab=deliver']
