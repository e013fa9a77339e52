/** Addresses of the screens to be shown in English. */
export const english = ['/store/departments?id=7105']
