/** Addresses of the screens to be shown in English. */
export const english = ['/home']
