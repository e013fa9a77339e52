/** Addresses of the screens to be shown in English. */
export const english = ['/store/roles?edit=7001']
